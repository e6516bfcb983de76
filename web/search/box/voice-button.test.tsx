import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#i18n/language.ts';
import { show } from '#web/testing/show.tsx';
import { SuggestBox } from './suggest-box.tsx';

/** A browser's recognition that hears what the test says. */
class FakeRecognition {
  static last: FakeRecognition;
  lang = '';
  interimResults = false;
  onresult: (event: { results: { transcript: string }[][] }) => void = vi.fn<() => void>();
  onerror: (event: { error: string }) => void = vi.fn<() => void>();
  onend: () => void = vi.fn<() => void>();
  start = vi.fn<() => void>();
  abort = vi.fn<() => void>(() => this.fail('aborted'));
  stop = vi.fn<() => void>(() => this.end());
  constructor() {
    FakeRecognition.last = this;
  }
  hear = (...parts: string[]): void => act(() => this.onresult({ results: parts.map((transcript) => [{ transcript }]) }));
  end = (): void => act(() => this.onend());
  fail = (error: string): void =>
    act(() => {
      this.onerror({ error });
      this.onend();
    });
}

beforeAll(() => import('./voice-button.tsx'));
beforeEach(() => void vi.stubGlobal('webkitSpeechRecognition', FakeRecognition));
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.easy;
});

async function shown(lng: Language = 'en', placesOnly = false) {
  const [sent, onType] = [vi.fn<(q: unknown) => void>(), vi.fn<(text: string) => void>()];
  const page = show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('q'));
      }}
    >
      <SuggestBox label="Where?" name="q" icon={<svg />} text="mirpur" onType={onType} placesOnly={placesOnly} />
    </form>,
    { lng },
  );
  const box = screen.getByRole<HTMLInputElement>('combobox');
  // By then the button has long been loaded.
  const button = await screen.findByRole('button', { name: page.t('suggestions.voice') }, { timeout: 500 }).catch(() => undefined);
  const press = () => page.user.click(button!);
  return {
    ...page,
    sent,
    onType,
    box,
    button,
    press,
    said: () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
  };
}

test.each([
  ['bn', 'bn-BD'],
  ['en', 'en-US'],
] as const)('in %s what is said is shown while it is said, and searched for at the end', async (lng, spoken) => {
  const { t, press, button, box, sent, onType, said } = await shown(lng);
  await press();
  expect([FakeRecognition.last.lang, FakeRecognition.last.interimResults, button?.getAttribute('aria-pressed')]).toEqual([spoken, true, 'true']);
  expect(said()).toContain(t('suggestions.listening'));
  FakeRecognition.last.hear('flat in');
  expect([box.value, onType.mock.lastCall, sent.mock.calls]).toEqual(['flat in', ['flat in'], []]);
  FakeRecognition.last.hear('flat in ', ' banani');
  FakeRecognition.last.end();
  expect([box.value, onType.mock.lastCall, sent.mock.calls]).toEqual(['flat in banani', ['flat in banani'], [['flat in banani']]]);
  expect([button?.getAttribute('aria-pressed'), said()]).toEqual(['false', t('suggestions.listened')]);
});

test('a second press ends the sentence, by the keyboard too', async () => {
  const { user, button, sent } = await shown();
  button?.focus();
  await user.keyboard('{Enter}');
  FakeRecognition.last.hear('banani');
  await user.keyboard(' ');
  expect(FakeRecognition.last.stop).toHaveBeenCalledOnce();
  expect(sent.mock.calls).toEqual([['banani']]);
});

test('Escape breaks it off and brings back what was typed', async () => {
  const { user, press, button, box, onType, sent } = await shown();
  await press();
  FakeRecognition.last.hear('banani');
  await user.keyboard('{Escape}');
  FakeRecognition.last.hear('banani lake');
  FakeRecognition.last.end();
  expect([box.value, onType.mock.lastCall, sent.mock.calls, button?.getAttribute('aria-pressed')]).toEqual(['mirpur', ['mirpur'], [], 'false']);
  expect(FakeRecognition.last.abort).toHaveBeenCalledOnce();
});

test('where nothing was said, nothing is searched for and the next press listens once more', async () => {
  const { press, button, box, sent } = await shown();
  for (const error of ['no-speech', 'aborted']) {
    await press();
    FakeRecognition.last.fail(error);
    expect([box.value, sent.mock.calls, button?.getAttribute('aria-pressed'), button?.isConnected], error).toEqual(['mirpur', [], 'false', true]);
  }
});

test.each(['not-allowed', 'service-not-allowed', 'network', 'language-not-supported', 'audio-capture'])(
  'where listening fails with %s, the button is gone and the box is as before',
  async (error) => {
    const { press, button, box, sent } = await shown();
    await press();
    FakeRecognition.last.hear('ban');
    FakeRecognition.last.fail(error);
    expect([box.value, sent.mock.calls, button?.isConnected, document.activeElement]).toEqual(['mirpur', [], false, box]);
    expect(
      screen
        .queryAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
  },
);

test('where a recognition cannot even start, the button is gone', async () => {
  class Broken extends FakeRecognition {
    override start = vi.fn<() => void>(() => {
      throw new Error('NotAllowedError');
    });
  }
  vi.stubGlobal('webkitSpeechRecognition', Broken);
  const { press, button, box } = await shown();
  await press();
  expect([button?.isConnected, box.value]).toEqual([false, 'mirpur']);
});

test.each([
  [false, Node.DOCUMENT_POSITION_FOLLOWING],
  [true, Node.DOCUMENT_POSITION_PRECEDING],
])('it follows the box; where easy mode is %s it comes first', async (easy, position) => {
  if (easy) document.documentElement.dataset.easy = '';
  const { button, box } = await shown();
  expect(box.compareDocumentPosition(button!)).toBe(position);
});

test('a box for places has no button', async () => {
  expect((await shown('en', true)).button).toBeUndefined();
});

test('a browser without recognition has no button', async () => {
  vi.unstubAllGlobals();
  expect((await shown()).button).toBeUndefined();
});
