-- Where whoever asks can be called back.
alter table legal_requests add column phone text;
