// The service worker: shows notifications while Uthan is closed, and opens what they are about.
// What it answers without a connection stands in sw-offline.js.
importScripts('/sw-offline.js');

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

/** A tab that sleeps, or where nobody is signed in, does not answer in time. */
const answerMs = 500;

/** Asks a tab; whether it said yes. */
function ask(tab, question) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), answerMs);
    tab.postMessage(question, [port2]);
  });
}

const openTabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/**
 * Safari takes the permission away from a site that shows nothing, whatever is open. The others ask for nothing while a tab of
 * the site is in front.
 */
const alwaysShows = /AppleWebKit/.test(navigator.userAgent) && !/Chrome/.test(navigator.userAgent);

/** Whether the tab in front has told it already, with its bell and its sound. */
async function isTold(id) {
  if (!id || alwaysShows) return false;
  const tab = (await openTabs()).find(({ focused }) => focused);
  return tab !== undefined && ask(tab, { ask: 'told', id });
}

async function tell({ title = 'উঠান · Uthan', message = '', link = '/user/my-inbox', tag }) {
  if (await isTold(tag)) return;
  await self.registration.showNotification(title, {
    body: message,
    ...(tag ? { tag } : {}),
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { link },
  });
}

self.addEventListener('push', (event) => event.waitUntil(tell(told(event))));

/** Goes to the tab that shows it; else has an open tab go there, by itself or as a new page; else opens one. */
async function show(address, id) {
  const tabs = await openTabs();
  const there = tabs.find(({ url }) => url === address);
  const tab = there || tabs[0];
  if (tab && (await ask(tab, { ask: 'open', id, link: address.slice(self.location.origin.length) }))) return tab.focus();
  if (there) return there.focus();
  // A tab that this worker does not control cannot be led elsewhere.
  const led = tab && (await tab.navigate(address).catch(() => null));
  return led ? led.focus() : self.clients.openWindow(address);
}

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(show(addressOf(notification.data && notification.data.link), notification.tag));
});
