-- Browsers that accept notifications. A subscription ends with its session.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  session_id uuid not null unique references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_user on push_subscriptions (user_id, created_at);

-- A notification on its way to a browser: leased while a process sends it, so that it is neither lost nor sent by two.
create table push_deliveries (
  id uuid primary key,
  notification uuid not null references notifications on delete cascade,
  subscription uuid not null references push_subscriptions on delete cascade,
  claimed_until timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('sent', 'dropped', 'refused')),
  created_at timestamptz not null default now(),
  unique (notification, subscription)
);
create index push_deliveries_subscription on push_deliveries (subscription);
