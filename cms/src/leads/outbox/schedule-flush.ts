import type { Core } from '@strapi/strapi';
import { leadSettings } from '../lead-settings';
import { flushOutbox } from './outbox';

let running = false;
let again = false;

/** Sends due notices in the background. Only one run at a time. */
export function scheduleFlush(strapi: Core.Strapi): void {
  if (!leadSettings().mail) return;
  again = true;
  if (!running) void rounds(strapi);
}

async function rounds(strapi: Core.Strapi): Promise<void> {
  running = true;
  try {
    while (again) {
      again = false;
      await flushOutbox(strapi);
    }
  } catch (error) {
    strapi.log.error(`The mail outbox could not be read: ${(error as Error).message}`);
  } finally {
    running = false;
  }
}
