import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { ReadAloud, sentencesIn } from './read-aloud.tsx';

interface Said {
  text: string;
  lang: string;
  onend?: () => void;
}

const said: Said[] = [];
const cancel = vi.fn();

class Utterance implements Said {
  lang = '';
  voice: unknown;
  text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A device with voices for these languages. */
function device(...langs: string[]): void {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', { getVoices: () => langs.map((lang) => ({ lang, localService: true })), speak: (one: Said) => said.push(one), cancel });
}
beforeEach(() => {
  said.length = 0;
  cancel.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('there is nothing to press where the device has no voice for the page’s language', () => {
  device('en-US');
  show(<ReadAloud post={postPage()} />, { lng: 'bn' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('there is nothing to press where the browser cannot speak', () => {
  show(<ReadAloud post={postPage()} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('reads title, price, place and description, each in a voice of its language, and can be stopped', async () => {
  device('bn-IN', 'bn-BD', 'en-US');
  const post = postPage({ postTitle: 'Lake flat', description: 'লেকের পাশে। ৩ বেড।' });
  const { user, t } = show(<ReadAloud post={post} />, { lng: 'bn' });
  await user.click(screen.getByRole('button', { name: t('detail.readAloud') }));
  expect(said.map(({ lang }) => lang)).toEqual(['en-US', 'bn-BD', 'bn-BD', 'bn-BD', 'bn-BD']);
  expect(said[0]?.text).toBe('Lake flat');
  expect(said[1]?.text).toContain('টাকা');
  expect(said.slice(3).map(({ text }) => text)).toEqual(['লেকের পাশে।', '৩ বেড।']);
  cancel.mockClear();
  await user.click(screen.getByRole('button', { name: t('detail.readStop') }));
  expect(cancel).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: t('detail.readAloud') })).toBeTruthy();
});

test('offers to read again after the last sentence, and falls silent when the page is left', async () => {
  device('en-GB');
  const { user, t, instead } = show(<ReadAloud post={postPage({ description: 'Near the lake.' })} />);
  await user.click(screen.getByRole('button', { name: t('detail.readAloud') }));
  act(() => said.at(-1)?.onend?.());
  expect(screen.getByRole('button', { name: t('detail.readAloud') })).toBeTruthy();
  cancel.mockClear();
  instead(<p>elsewhere</p>);
  expect(cancel).toHaveBeenCalledOnce();
});

test('long texts are cut into sentences, and what has no word is left out', () => {
  expect(sentencesIn('One. Two!\n---\nতিন। চার?')).toEqual(['One.', 'Two!', 'তিন।', 'চার?']);
});
