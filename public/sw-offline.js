// The part of the service worker that answers requests (sw.js imports it): pages that were read come back without a connection.
// The server is always asked first, so no old build and no old page is shown to anybody who has a connection. Nothing of /api
// is ever kept here: what belongs to one person is kept by the page itself, under its person (web/platform/offline/offline-answers.ts).

const cacheNames = {
  /** The posts, offers, firms and articles that were looked at last. */
  viewed: 'viewed-1',
  /** The pages of what the person saved. */
  saved: 'saved-1',
  /** The maps of searches that were opened last. */
  maps: 'maps-1',
  /** The homes that were laid side by side last. */
  comparisons: 'comparisons-1',
  /** Pages whose HTML holds no data: the page that says there is no connection, and the own area's. */
  frames: 'frames-1',
  /** Code, styles and fonts: their names change with their content. */
  assets: 'assets-1',
  /** One small picture of each kept page. */
  pictures: 'pictures-1',
};
const offlinePath = '/Offline';
const viewedMax = 20;
/** Of maps, and of comparisons. */
const searchesMax = 5;
const assetsMax = 700;
const picturesMax = 200;
/** A kept page of a saved post is read again after so long. */
const savedFreshMs = 12 * 3_600_000;
const pictureWidth = 320;

const readable = /^\/(property-buy-sell-details|property-rent-details|group-wise-building-details|interior-details|blogpostdetails)\/(\d{1,12})(?:\/[^/]*)?$/i;
/** The server sends the same HTML to everybody: the token lies in the browser. */
const frames = new Set([offlinePath, '/sellpost', '/add-rent-post', '/user/my-saved-posts', '/user/my-inbox'].map((path) => path.toLowerCase()));

/** Pages that are told apart by their search, with where they are kept. */
const bySearch = new Map([
  ['/property-search/map', cacheNames.maps],
  ['/compare', cacheNames.comparisons],
]);
const isBySearch = (cacheName) => cacheName === cacheNames.maps || cacheName === cacheNames.comparisons;

/**
 * The address under which a page is kept, and where; undefined for one that is not kept. The number decides, not the words after it;
 * of a map and a comparison the search.
 */
function placeOf(pathname, search = '') {
  const [, kind, number] = readable.exec(pathname) || [];
  if (kind) return { cache: cacheNames.viewed, key: `/${kind.toLowerCase()}/${number}` };
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1');
  if (bySearch.has(path)) return { cache: bySearch.get(path), key: path + search };
  return frames.has(path) ? { cache: cacheNames.frames, key: path } : undefined;
}

const isPage = (response) => response.status === 200 && (response.headers.get('content-type') || '').startsWith('text/html');

/** Removes the first kept, which are the oldest, until `max` are left. */
async function trim(cache, max) {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)));
}

/** Puts it last in the order of keeping. */
async function putLast(cache, key, response) {
  await cache.delete(key);
  await cache.put(key, response);
}

/** Names of the assets that would be dropped first; listed once in the life of this worker, since a list of hundreds takes a phone a while. */
let oldest;
async function listOldest(cache) {
  const names = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return new Set(names.slice(0, Math.max(0, names.length - assetsMax / 2)));
}

/** What is used again is not dropped next: it goes to the end. Only the oldest are written again, which is seldom more than a few. */
async function renewAsset(cache, name, response) {
  oldest = oldest || listOldest(cache);
  if ((await oldest).delete(name)) await putLast(cache, name, response);
}

/** The code, styles, fonts and drawings that the page names. What the browser has fetched already costs nothing again. */
async function keepAssets(html) {
  const cache = await caches.open(cacheNames.assets);
  const names = new Set(html.match(/\/assets\/[\w.-]+\.(?:json|js|css|woff2)|\/empty-[\w-]+\.svg/g) || []);
  await Promise.all(
    [...names].map(async (name) => {
      const found = await cache.match(name);
      if (found) return renewAsset(cache, name, found);
      const response = await fetch(name).catch(() => undefined);
      if (response && response.status === 200) await cache.put(name, response);
      // An answer that nobody reads would hold its connection.
      else if (response && response.body) await response.body.cancel();
    }),
  );
  await trim(cache, assetsMax);
}

/** The first picture of the page, small, under its hash alone: any size of it that is asked for later is answered by this one. */
async function keepPicture(html) {
  // Chosen: photos on tap.
  if (/<html[^>]* data-saver/.test(html)) return;
  const [, hash] = /\/media\/([0-9a-f]{32})-\d+\.webp/.exec(html) || [];
  if (!hash) return;
  const cache = await caches.open(cacheNames.pictures);
  const key = `/media/${hash}`;
  if (await cache.match(key)) return;
  const response = await fetch(`/media/${hash}-${pictureWidth}.webp`).catch(() => undefined);
  if (response && response.status === 200) await cache.put(key, response);
  await trim(cache, picturesMax);
}

const titleOf = (html) => (/<title>([^<]*)<\/title>/.exec(html) || [])[1] || '';

/** Keeps a page as it was sent. Where it holds data the root element says of when, which the page shows. */
async function keepPage(cacheName, key, response, withPicture) {
  const html = await response.text();
  const headers = new Headers();
  for (const name of ['content-type', 'content-security-policy', 'content-language', 'referrer-policy', 'x-content-type-options', 'x-frame-options']) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  const at = Date.now();
  headers.set('x-kept-at', String(at));
  headers.set('x-kept-title', encodeURIComponent(titleOf(html)));
  headers.set('x-kept-address', !isBySearch(cacheName) && response.url ? new URL(response.url).pathname : key);
  const cache = await caches.open(cacheName);
  await putLast(cache, key, new Response(cacheName === cacheNames.frames ? html : html.replace('<html', `<html data-kept-at="${at}"`), { headers }));
  if (cacheName === cacheNames.viewed) await trim(cache, viewedMax);
  if (isBySearch(cacheName)) await trim(cache, searchesMax);
  await keepAssets(html);
  if (withPicture) await keepPicture(html);
}

/** Asks for a page and keeps it. Without a connection it stays as it was. */
async function fetchAndKeep(cacheName, key, path, withPicture) {
  const response = await fetch(path, { headers: { accept: 'text/html' } }).catch(() => undefined);
  if (response && isPage(response)) await keepPage(cacheName, key, response, withPicture);
  // Gone or hidden: whoever may no longer see it finds nothing here either.
  else if (response && (response.status === 404 || response.status === 410)) await forgetPage(key);
}

const forgetPage = async (key) => {
  for (const name of [cacheNames.viewed, cacheNames.saved]) await (await caches.open(name)).delete(key);
};

/** The kept page; the newer of two. */
async function keptPage(key) {
  const found = [];
  for (const name of [cacheNames.viewed, cacheNames.saved, cacheNames.frames, cacheNames.maps, cacheNames.comparisons]) {
    const response = await (await caches.open(name)).match(key);
    if (response) found.push(response);
  }
  return found.sort((one, other) => Number(other.headers.get('x-kept-at')) - Number(one.headers.get('x-kept-at')))[0];
}

/** The map or the comparison that was opened last. */
async function lastOf(cacheName) {
  const cache = await caches.open(cacheName);
  const [last] = (await cache.keys()).reverse();
  return last && cache.match(last.url);
}

/** Chosen here, which counts more, or asked for by the browser of all sites. Where cookies cannot be read here, only the browser says. */
async function savesData() {
  const chosen = self.cookieStore && (await self.cookieStore.get('data-saver').catch(() => null));
  if (chosen) return chosen.value === '1';
  return Boolean(navigator.connection && navigator.connection.saveData);
}

async function openPage(event, url) {
  const place = placeOf(url.pathname, url.search);
  const hasSearch = Boolean(place) && isBySearch(place.cache);
  try {
    const response = (await event.preloadResponse) || (await fetch(event.request));
    if (place && isPage(response)) {
      const copy = response.clone();
      event.waitUntil(savesData().then((saves) => keepPage(place.cache, place.key, copy, !saves && !hasSearch)));
    } else if (place && (response.status === 404 || response.status === 410)) event.waitUntil(forgetPage(place.key));
    return response;
  } catch (error) {
    // Another search opens the map that is kept, and another choice the comparison.
    const kept = place && ((await keptPage(place.key)) || (hasSearch ? await lastOf(place.cache) : undefined));
    const address = kept && kept.headers.get('x-kept-address');
    if (kept && address.toLowerCase() === (url.pathname + (hasSearch ? url.search : '')).toLowerCase()) return kept;
    // A page starts only under the address that it was sent for.
    if (kept) return Response.redirect(address);
    if (await keptPage(offlinePath.toLowerCase())) return Response.redirect(`${offlinePath}?to=${encodeURIComponent(url.pathname + url.search)}`);
    throw error;
  }
}

/** The search of the page whose data is fetched: the router names parts of the page beside it. */
function withoutRoutes(search) {
  const params = new URLSearchParams(search);
  params.delete('_routes');
  const rest = params.toString();
  return rest && `?${search.includes('_routes') ? rest : search.slice(1)}`;
}

/** Whoever goes from page to page fetches data alone: the page itself is fetched for keeping, unless data is to be saved. */
async function openData(event, path, search) {
  const place = placeOf(path, search);
  const response = await fetch(event.request);
  const hasSearch = Boolean(place) && isBySearch(place.cache);
  if (place && (hasSearch || place.cache === cacheNames.viewed) && response.ok)
    event.waitUntil(savesData().then((saves) => (saves ? undefined : fetchAndKeep(place.cache, place.key, hasSearch ? place.key : path, !hasSearch))));
  return response;
}

async function openAsset(event) {
  const cache = await caches.open(cacheNames.assets);
  const kept = await cache.match(event.request.url);
  if (kept) {
    event.waitUntil(renewAsset(cache, new URL(event.request.url).pathname, kept.clone()));
    return kept;
  }
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(cache.put(event.request.url, response.clone()));
  return response;
}

async function openPicture(event, hash) {
  try {
    return await fetch(event.request);
  } catch (error) {
    const kept = await (await caches.open(cacheNames.pictures)).match(`/media/${hash}`);
    if (kept) return kept;
    throw error;
  }
}

/** Drawings of ours. */
async function openDrawing(event) {
  const cache = await caches.open(cacheNames.assets);
  try {
    const response = await fetch(event.request);
    if (response.status === 200) event.waitUntil(cache.put(event.request.url, response.clone()));
    return response;
  } catch (error) {
    const kept = await cache.match(event.request.url);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { pathname } = url;
  const [, hash] = /^\/media\/([0-9a-f]{32})-\d+\.webp$/.exec(pathname) || [];
  // Photos may come from the host of a CDN.
  if (request.method !== 'GET' || (url.origin !== self.location.origin && !hash) || request.headers.has('range')) return;
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api')) event.respondWith(openPage(event, url));
  } else if (pathname.startsWith('/assets/')) event.respondWith(openAsset(event));
  else if (hash) event.respondWith(openPicture(event, hash));
  else if (/^\/(?:placeholders\/|covers\/)?[\w-]+\.svg$/.test(pathname)) event.respondWith(openDrawing(event));
  else if (pathname.endsWith('.data') && placeOf(pathname.slice(0, -5))) event.respondWith(openData(event, pathname.slice(0, -5), withoutRoutes(url.search)));
});

/** Counts the people who left: what is being kept for one of them stops. */
let leavings = 0;

/** Everything of one person, and what was looked at on this device: somebody else may sit here next. */
const forgetPerson = () => Promise.all([cacheNames.viewed, cacheNames.saved, cacheNames.maps, cacheNames.comparisons, cacheNames.pictures].map((name) => caches.delete(name)));

/** Keeps the pages of what is saved, one after the other, and drops those of what is not saved any more. */
async function keepSaved(paths) {
  const cache = await caches.open(cacheNames.saved);
  const wanted = new Map(paths.flatMap((path) => (placeOf(path) ? [[placeOf(path).key, path]] : [])));
  for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url);
  const before = leavings;
  for (const [key, path] of wanted) {
    if (leavings !== before) return;
    const kept = await cache.match(key);
    const isFresh = kept && Date.now() - Number(kept.headers.get('x-kept-at')) < savedFreshMs;
    if (!isFresh) await fetchAndKeep(cacheNames.saved, key, path, !(await savesData()));
  }
}

/** What the page was made of before this worker saw its requests; the browser has it still. */
async function keepLoaded({ path, search, assets }) {
  await keepAssets(assets.join(' '));
  const place = placeOf(path, search);
  if (!place || (await keptPage(place.key))) return;
  const hasSearch = isBySearch(place.cache);
  await fetchAndKeep(place.cache, place.key, hasSearch ? place.key : path, !hasSearch && !(await savesData()));
}

/** The frames in the language, the look and the build that the page has now. */
async function keepFrames({ paths, stamp }) {
  const cache = await caches.open(cacheNames.frames);
  const known = await cache.match('/stamp');
  const isSame = known && (await known.text()) === stamp;
  for (const path of paths) if (!isSame || !(await cache.match(path.toLowerCase()))) await fetchAndKeep(cacheNames.frames, path.toLowerCase(), path, false);
  await cache.put('/stamp', new Response(stamp));
}

/** What can be read without a connection, the last kept first. */
async function listPages() {
  const found = new Map();
  for (const name of [cacheNames.viewed, cacheNames.saved]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { headers } = await cache.match(request);
      const page = { path: headers.get('x-kept-address'), title: decodeURIComponent(headers.get('x-kept-title')), at: Number(headers.get('x-kept-at')) };
      const key = new URL(request.url).pathname;
      if (!found.has(key) || found.get(key).at < page.at) found.set(key, { ...page, isSaved: name === cacheNames.saved || (found.has(key) && found.get(key).isSaved) });
      else if (name === cacheNames.saved) found.get(key).isSaved = true;
    }
  }
  return [...found.values()].sort((one, other) => other.at - one.at);
}

const work = { forget: forgetPerson, forgetViewed: () => Promise.all([cacheNames.viewed, cacheNames.maps, cacheNames.comparisons].map((name) => caches.delete(name))), saved: ({ paths }) => keepSaved(paths), loaded: keepLoaded, frames: keepFrames };

self.addEventListener('message', (event) => {
  const { keep } = event.data || {};
  if (keep === 'list') return void event.waitUntil(listPages().then((pages) => event.ports[0].postMessage(pages)));
  if (keep === 'forget') leavings += 1;
  // One piece of work after the other: somebody who signs out is not overtaken by what was to be kept before.
  if (Object.hasOwn(work, keep)) event.waitUntil((running = running.then(() => work[keep](event.data)).catch(() => undefined)));
});
let running = Promise.resolve();

self.addEventListener('install', (event) => {
  // Nothing here depends on the version of an open page, so a new worker need not wait for it to be closed.
  void self.skipWaiting();
  // Of what is kept, and of the page that says so without a connection.
  const keepDrawing = async () => (await caches.open(cacheNames.assets)).addAll(['/empty-house.svg', '/empty-cloud.svg']);
  event.waitUntil(Promise.all([fetchAndKeep(cacheNames.frames, offlinePath.toLowerCase(), offlinePath, false), keepDrawing().catch(() => undefined)]));
});

self.addEventListener('activate', (event) => {
  const current = new Set(Object.values(cacheNames));
  const clean = async () => {
    for (const name of await caches.keys()) if (!current.has(name)) await caches.delete(name);
    // The answer to a page travels while this worker starts.
    if (self.registration.navigationPreload) await self.registration.navigationPreload.enable();
    await self.clients.claim();
  };
  event.waitUntil(clean());
});
