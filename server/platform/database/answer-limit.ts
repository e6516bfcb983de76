// A database that is frozen, or whose machine vanished, answers nothing and closes nothing: a query that has no answer in time
// fails as an outage does, and its connection ends with it.
import type pg from 'pg';

/** What pg has and does not declare. */
interface Inner {
  connectionParameters: { query_timeout: number | string | false };
  connection: { stream: { destroy(): void } };
  end(): Promise<void>;
  query: (...given: readonly unknown[]) => unknown;
}

const textOf = (query: unknown): string => (typeof query === 'string' ? query : String((query as { text?: unknown } | undefined)?.text ?? ''));

const gaveUp = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** Cuts the connection where the client gave up: its answer may still come, and would be taken for that of the next query. */
function cut(client: Inner): void {
  // From here on no pool takes it back.
  client.end().catch(() => undefined);
  client.connection.stream.destroy();
}

/** Watches a new connection. Who lifts the server's limit of time for a session lifts that of the client too: migrations, vacuum. */
export function limitAnswers(connected: pg.PoolClient): void {
  const client = connected as unknown as Inner;
  const usual = client.connectionParameters.query_timeout;
  const query = client.query.bind(client);
  client.query = (...given) => {
    const text = textOf(given[0]);
    if (/^\s*set statement_timeout = 0/i.test(text)) client.connectionParameters.query_timeout = false;
    if (/^\s*reset statement_timeout/i.test(text)) client.connectionParameters.query_timeout = usual;
    const last = given.at(-1);
    if (typeof last === 'function') {
      const told = (error: unknown, result: unknown): void => {
        if (gaveUp(error)) cut(client);
        (last as (error: unknown, result: unknown) => void)(error, result);
      };
      return query(...given.slice(0, -1), told);
    }
    const answer = query(...given);
    if (answer instanceof Promise) answer.catch((error: unknown) => gaveUp(error) && cut(client));
    return answer;
  };
}
