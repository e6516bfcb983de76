// What is done once a transaction is certain: pages let go, people told. Nothing of it is done where the transaction is undone.
import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type Kysely,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';
import type { Tables } from './tables.ts';

type Work = () => void;

/** What waits for the commit, by the connection on which its transaction runs. */
const waiting = new WeakMap<DatabaseConnection, Work[]>();

function runAll(works: readonly Work[]): void {
  for (const work of works) {
    try {
      work();
    } catch (error) {
      // The transaction holds whatever becomes of this.
      process.emitWarning(error as Error);
    }
  }
}

/** Runs `work` when the transaction has been committed, in the order given; at once outside of one. */
export async function afterCommit(trx: Kysely<Tables>, work: Work): Promise<void> {
  if (!trx.isTransaction) return work();
  await trx.getExecutor().provideConnection(async (connection) => void waiting.get(connection)?.push(work));
}

class CommittingDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    waiting.set(connection, []);
    await super.beginTransaction(connection, settings);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    const works = waiting.get(connection) ?? [];
    waiting.delete(connection);
    runAll(works);
  }
}

/** PostgreSQL as Kysely speaks it, with what waits for a commit. */
export class CommittingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new CommittingDriver(this.#config);
  }
}
