-- A report is about a listing of any kind, or about a review.
alter table reports alter column listing drop not null;
alter table reports add column review uuid references reviews on delete cascade;
alter table reports add constraint reports_about check (num_nonnulls(listing, review) = 1);
drop index reports_open;
create unique index reports_open on reports (listing, review, reporter_key) nulls not distinct where decision is null;
create index reports_review on reports (review) where review is not null;
