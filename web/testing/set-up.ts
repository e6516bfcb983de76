// After every component test: nothing shown, no one signed in, nothing stored.
import { cleanup, configure, fireEvent, screen } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { translatorOf } from '#i18n/compile.ts';
import { languages } from '#i18n/language.ts';
import { forgetPlaces } from '#web/map-canvas/places-call.ts';
import { forgetSession } from '#web/platform/session.ts';
import { forgetViews } from '#web/search/map/left-views.ts';

// A busy machine is slow, not wrong; and what is missing is said in one line, without the whole page.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message?.split('\n')[0]) });

// A download is no navigation, but the DOM of tests makes it one: the tests that follow would hold the document of a page that is gone.
const { click } = HTMLAnchorElement.prototype;
HTMLAnchorElement.prototype.click = function clickUnlessDownload(this: HTMLAnchorElement) {
  if (!this.download) click.call(this);
};

const dismiss = languages.map((lng) => translatorOf(lng)('shell.dismiss'));

afterEach(async () => {
  vi.useRealTimers();
  // A call whose code still comes belongs to this test, not to the next.
  await vi.dynamicImportSettled();
  // Messages outlive the page that showed them.
  for (const close of screen.queryAllByRole('button', { name: (name) => dismiss.includes(name), hidden: true })) fireEvent.click(close);
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  forgetSession();
  forgetPlaces();
  forgetViews();
});
