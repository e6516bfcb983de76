-- Which process does which job, for as long as it does it: what a process that was killed has left is taken up again by the others.
create table job_runs (
  job uuid primary key,
  queue text not null,
  -- The retry count of the job, which says which try this is.
  attempt integer not null,
  -- The number on which the process holds an advisory lock while it lives.
  process integer not null
);
