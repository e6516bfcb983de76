import { describe, expect, it } from 'vitest';
import { savedSync, type SyncedPost } from './saved-sync.ts';

const post: SyncedPost = { PostID: 7, type: 'sell' };

/** A server that answers when it is told to. */
function slowServer() {
  const calls: string[] = [];
  const answers: { done: () => void; fail: (error: Error) => void }[] = [];
  const call = (name: string) => (): Promise<void> => {
    calls.push(name);
    return new Promise((resolve, reject) => answers.push({ done: resolve, fail: reject }));
  };
  let on = false;
  const kept = savedSync({ wanted: () => on, save: call('save'), forget: call('forget') });
  const press = (next: boolean): Promise<void> => {
    on = next;
    return kept.settle(post);
  };
  const answer = async (error?: Error): Promise<void> => {
    const next = answers.shift();
    if (error) next?.fail(error);
    else next?.done();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { calls, kept, press, answer };
}

describe('savedSync', () => {
  it('saves once for one press', async () => {
    const { calls, kept, press, answer } = slowServer();
    const settled = press(true);
    await answer();
    await settled;
    expect(calls).toEqual(['save']);
    expect(kept.has(7)).toBe(true);
  });

  it('asks nothing for a press that was taken back before the call began to matter', async () => {
    const { calls, kept, press, answer } = slowServer();
    const first = press(true);
    void press(false);
    void press(true);
    await answer();
    await first;
    expect(calls).toEqual(['save']);
    expect(kept.has(7)).toBe(true);
  });

  it('lets the last press decide, one call after the other', async () => {
    const { calls, kept, press, answer } = slowServer();
    const first = press(true);
    void press(false);
    await answer();
    expect(calls).toEqual(['save', 'forget']);
    await answer();
    await first;
    expect(kept.has(7)).toBe(false);
  });

  it('tells a failure and knows what the server still has', async () => {
    const { kept, press, answer } = slowServer();
    kept.learn([7]);
    const settled = press(false);
    const failed = expect(settled).rejects.toThrow('no net');
    await answer(new Error('no net'));
    await failed;
    expect(kept.has(7)).toBe(true);
  });

  it('asks nothing where the server has it so already', async () => {
    const { calls, kept, press } = slowServer();
    kept.learn([7]);
    await press(true);
    expect(calls).toEqual([]);
  });
});
