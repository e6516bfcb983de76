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
    await kept.learn(async () => [7]);
    const settled = press(false);
    const failed = expect(settled).rejects.toThrow('no net');
    await answer(new Error('no net'));
    await failed;
    expect(kept.has(7)).toBe(true);
  });

  it('asks nothing where the server has it so already', async () => {
    const { calls, kept, press } = slowServer();
    await kept.learn(async () => [7]);
    await press(true);
    expect(calls).toEqual([]);
  });

  it('knows what was saved and removed while the list was read, which may be older', async () => {
    const { kept, press, answer } = slowServer();
    let say: (ids: number[]) => void = () => undefined;
    const reading = () => kept.learn(() => new Promise<number[]>((resolve) => (say = resolve)));
    const first = reading();
    const saved = press(true);
    await answer();
    await saved;
    say([3]);
    await first;
    expect([...kept.all()].toSorted()).toEqual([3, 7]);

    const second = reading();
    const removed = press(false);
    await answer();
    await removed;
    kept.drop(3);
    say([3, 7, 8]);
    await second;
    expect([...kept.all()]).toEqual([8]);
    await kept.learn(async () => [7]);
    expect([...kept.all()]).toEqual([7]);
  });

  it('knows what it knew where the list cannot be read', async () => {
    const { kept } = slowServer();
    await kept.learn(async () => [7]);
    await expect(kept.learn(() => Promise.reject(new Error('no net')))).rejects.toThrow('no net');
    expect([...kept.all()]).toEqual([7]);
  });
});
