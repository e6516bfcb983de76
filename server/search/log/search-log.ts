// The log of searches: counted in memory while answers are sent, written now and then in one statement. It never makes a search
// wait or fail, and holds no more than a bounded number of texts.
import { dateInDhaka } from '#contracts/dhaka.ts';
import type { PostsAnswer, SearchQuery } from '#contracts/search/search.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isRobot } from '#server/platform/http/robots.ts';
import type { Services } from '#server/platform/services.ts';
import { searchLogging } from '#server/search/tuning.ts';
import { addChoices, addSearches, type ChoiceRow, type SearchRow } from './log-store.ts';
import { loggedText } from './logged-text.ts';

type Query = Pick<SearchQuery, 'q' | 'purpose' | 'page' | 'limit'>;
type Answered = Pick<PostsAnswer, 'total' | 'understood'> & { ignored?: readonly string[] };

export interface Asker {
  address: string;
  agent: string;
  /** What the browser fetches before anyone asked for it. */
  isPrefetch?: boolean;
  isStaff?: boolean;
}

export interface SearchLog {
  /** Someone was answered, from a cache or not. */
  asked(query: Query, asker: Asker): void;
  /** What an answer that was made says. */
  answered(query: Query, answer: Answered): void;
  /** One of the results was opened. */
  chosen(choice: { q: string; PostID: number; position: number }, asker: Asker): void;
  /** Writes what was counted so far. */
  flush(): Promise<void>;
}

const { pendingMax, answersMax, sameAskerMs, askersMax, flushMs } = searchLogging;

const keyOf = (text: string, purpose: string): string => `${purpose}\n${text}`;

/** Drops the oldest entries beyond `max`. */
function bound<V>(map: Map<string, V>, max: number): void {
  for (const key of map.keys()) {
    if (map.size <= max) return;
    map.delete(key);
  }
}

class MemoryLog {
  private readonly searches = new Map<string, SearchRow>();
  private readonly choices = new Map<string, ChoiceRow>();
  /** The newest answers, so that those from a cache are known as well. */
  private readonly answers = new Map<string, Answered>();
  /** Who asked what lately, so that paging, filtering and reloading count once; gone after minutes, never written. */
  private readonly askers = new Map<string, number>();

  /** The text that counts: the first page of a list with words; single posts are asked for only to count. */
  textOf({ q, page, limit }: Query): string {
    return q === undefined || page > 1 || limit < 2 ? '' : loggedText(q);
  }

  isRepeated(key: string, { address }: Asker): boolean {
    const [name, now] = [`${address}\n${key}`, Date.now()];
    const last = this.askers.get(name);
    if (last !== undefined && now - last < sameAskerMs) return true;
    this.askers.delete(name);
    this.askers.set(name, now);
    bound(this.askers, askersMax);
    return false;
  }

  count(text: string, purpose: string): void {
    const key = keyOf(text, purpose);
    const row = this.searches.get(key);
    if (row) row.searches++;
    else if (this.searches.size < pendingMax) this.searches.set(key, { day: dateInDhaka(Date.now()), text, purpose, searches: 1, empty: 0 });
  }

  /** Only words that are logged themselves: what was taken out of the text stays out of this as well. */
  remember(key: string, logged: string, { total, understood, ignored = [] }: Answered): void {
    const isLogged = (words: string): boolean => {
      const said = loggedText(words);
      return said !== '' && (` ${logged} `.includes(` ${said} `) || (/\p{L}/u.test(said) && logged.includes(said)));
    };
    this.answers.delete(key);
    this.answers.set(key, { total, understood: understood.filter(({ text }) => isLogged(text)), ignored: ignored.filter(isLogged) });
    bound(this.answers, answersMax);
  }

  choose(text: string, PostID: number, position: number): void {
    const key = `${PostID} ${position}\n${text}`;
    const row = this.choices.get(key);
    if (row) row.times++;
    else if (this.choices.size < pendingMax) this.choices.set(key, { day: dateInDhaka(Date.now()), text, post_id: PostID, position, times: 1 });
  }

  /** What was counted since the last time. */
  take(): { searches: SearchRow[]; choices: ChoiceRow[] } {
    const searches = [...this.searches].map(([key, row]) => {
      const answer = this.answers.get(key);
      if (!answer) return row;
      const { total, understood, ignored } = answer;
      return { ...row, empty: total === 0 ? row.searches : 0, total, understood, ignored };
    });
    const choices = [...this.choices.values()];
    this.searches.clear();
    this.choices.clear();
    return { searches, choices };
  }

  /** Puts back what could not be written, as far as there is room. */
  putBack({ searches, choices }: { searches: SearchRow[]; choices: ChoiceRow[] }): void {
    for (const row of searches) {
      const key = keyOf(row.text, row.purpose);
      const newer = this.searches.get(key);
      if (newer) newer.searches += row.searches;
      else if (this.searches.size < pendingMax) this.searches.set(key, row);
    }
    for (const row of choices) for (let left = row.times; left > 0; left--) this.choose(row.text, row.post_id, row.position);
  }
}

async function write(db: Db, { searches, choices }: ReturnType<MemoryLog['take']>): Promise<void> {
  if (searches.length > 0) await addSearches(db, searches);
  if (choices.length > 0) await addChoices(db, choices);
}

/** Opens the log of this server; it writes by itself until `stop`, which writes the rest. */
export function openSearchLog({ db, log }: Pick<Services, 'db' | 'log'>): SearchLog & { stop(): Promise<void> } {
  const memory = new MemoryLog();
  let writing = Promise.resolve();
  const flush = (): Promise<void> => {
    writing = writing.then(async () => {
      const taken = memory.take();
      try {
        await write(db, taken);
      } catch (error) {
        log.warn({ err: error }, 'searches could not be logged');
        memory.putBack(taken);
      }
    });
    return writing;
  };
  const timer = setInterval(() => void flush(), flushMs).unref();
  const counts = ({ agent, isPrefetch, isStaff }: Asker): boolean => !isPrefetch && !isStaff && !isRobot(agent);
  return {
    asked(query, asker) {
      const text = memory.textOf(query);
      if (!text || !counts(asker) || memory.isRepeated(keyOf(text, query.purpose ?? ''), asker)) return;
      memory.count(text, query.purpose ?? '');
    },
    answered(query, answer) {
      const text = memory.textOf(query);
      if (text) memory.remember(keyOf(text, query.purpose ?? ''), text, answer);
    },
    chosen({ q, PostID, position }, asker) {
      const text = loggedText(q);
      if (!text || !counts(asker) || memory.isRepeated(`chose ${PostID}\n${text}`, asker)) return;
      memory.choose(text, PostID, position);
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
