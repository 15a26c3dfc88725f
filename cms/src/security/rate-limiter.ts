import type { Core } from '@strapi/strapi';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { ensureTable } from '../bootstrap/database';

/** The table in which CMS processes on PostgreSQL share their counts. */
const RATE_LIMIT_TABLE = 'rate_limits';

type Options = { name: string; max: number; perSeconds: number };

/** Counts events by key. Both functions return the seconds to wait, or 0 below the limit. */
export type RateLimiter = {
  /** Counts one event. */
  consume: (key: string) => Promise<number>;
  /** Returns the wait without counting. */
  check: (key: string) => Promise<number>;
};

/**
 * Limits a key to `max` events in `perSeconds`. On PostgreSQL all processes share the count. SQLite has only one
 * process. While the database does not respond, each process counts in memory. A `max` of 0 means no limit.
 */
export function createRateLimiter(strapi: Core.Strapi, { name, max, perSeconds }: Options): RateLimiter {
  if (max === 0) return { consume: async () => 0, check: async () => 0 };
  const options = { keyPrefix: name, points: max, duration: perSeconds };
  const memory = new RateLimiterMemory(options);
  const isShared = strapi.db.dialect.client === 'postgres';
  const limiter: RateLimiterAbstract = isShared
    ? new RateLimiterPostgres({
        ...options,
        storeClient: strapi.db.connection,
        storeType: 'knex',
        tableName: RATE_LIMIT_TABLE,
        tableCreated: true,
        insuranceLimiter: memory,
      })
    : memory;
  /** A wait longer than the window means that the system clock was set back. */
  const isClockBack = ({ msBeforeNext }: RateLimiterRes) => msBeforeNext > perSeconds * 1000;

  async function consume(key: string): Promise<number> {
    try {
      await limiter.consume(key);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      if (!isClockBack(refused)) return secondsOf(refused);
      await limiter.delete(key);
      return consume(key);
    }
  }

  return {
    consume,
    async check(key) {
      const counted = await limiter.get(key);
      return counted && counted.consumedPoints >= max && !isClockBack(counted) ? secondsOf(counted) : 0;
    },
  };
}

/** Creates the table with the schema of rate-limiter-flexible. Call in `bootstrap`, before the first request. */
export async function ensureRateLimitTable(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  await ensureTable(strapi, RATE_LIMIT_TABLE, (table) => {
    table.string('key').primary();
    table.integer('points').notNullable().defaultTo(0);
    table.bigInteger('expire');
  });
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));
