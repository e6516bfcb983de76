// The service worker: shows notifications while Uthan is closed, and opens what they are about.
// It answers no requests. What one day works offline gets a listener of its own (install, activate, fetch) below these two.

/** What the server sent; something is shown even where it cannot be read, since browsers ask for that. */
function told(event) {
  try {
    return event.data.json();
  } catch {
    return {};
  }
}

/** Only an address of this site: whatever the message says, it leads nowhere else. */
function addressOf(link) {
  try {
    const url = new URL(link, self.location.origin);
    return url.origin === self.location.origin ? url.href : self.location.origin + '/user/my-inbox';
  } catch {
    return self.location.origin + '/user/my-inbox';
  }
}

self.addEventListener('push', (event) => {
  const { title = 'উঠান · Uthan', message = '', link = '/user/my-inbox', tag } = told(event);
  event.waitUntil(
    self.registration.showNotification(title, {
      body: message,
      ...(tag ? { tag } : {}),
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { link },
    }),
  );
});

/** Goes to the tab that shows it, else takes an open tab there, else opens one. */
async function show(address) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => url === address);
  if (there) return there.focus();
  const [open] = tabs;
  // A tab that this worker does not control cannot be led elsewhere.
  const led = open && (await open.navigate(address).catch(() => null));
  return led ? led.focus() : self.clients.openWindow(address);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(addressOf(event.notification.data && event.notification.data.link)));
});
