-- What the figures for staff are counted from: the newest decisions, numbers looked up, and what waits longest.
create index posts_decided on posts (decided_at) where decided_at is not null;
create index contact_reveals_at on contact_reveals (at);
create index interests_new on interests (at) where state = 'new';
create index reports_waiting on reports (at) where decision is null;
