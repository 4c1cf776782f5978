import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGate, type Meter } from './gate.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const PAGES_PER_MS = 0.1;
const visited = (): Meter => ({ time: Date.now(), pages: Math.floor(Date.now() * PAGES_PER_MS) });
const quiet = (): Meter => ({ time: Date.now(), pages: 0 });

/** A gate that has seen some of the site's time. */
async function gateOf(read: () => Meter) {
  const gate = createGate(read);
  await vi.advanceTimersByTimeAsync(60);
  return gate;
}

/** Passes the gate and takes so many milliseconds of the one thread. @returns how long it waited, in milliseconds. */
async function pass(gate: ReturnType<typeof createGate>, ms: number): Promise<number> {
  const from = Date.now();
  const leave = await gate.enter();
  const waited = Date.now() - from;
  vi.setSystemTime(Date.now() + ms);
  leave();
  return waited;
}

test('where no pages are asked for a crowd goes through without a pause', async () => {
  const gate = await gateOf(quiet);
  const from = Date.now();
  const crowd = Promise.all(Array.from({ length: 60 }, () => pass(gate, 2)));
  await vi.runAllTimersAsync();
  await crowd;
  // The stand-in for `setImmediate` takes a millisecond for every eight who go in together.
  expect(Date.now() - from).toBeLessThanOrEqual(60 * 2 + 60 / 8);
});

test('who chats alone never waits, however many pages are asked for', async () => {
  const gate = await gateOf(visited);
  for (let message = 0; message < 40; message++) expect(await pass(gate, 2)).toBe(0);
});

test('beside visitors a crowd gets a small share of the time, each in turn', async () => {
  const gate = await gateOf(visited);
  const order: number[] = [];
  const from = Date.now();
  const crowd = Array.from({ length: 40 }, async (_, visitor) => {
    await pass(gate, 2);
    order.push(visitor);
  });
  await vi.advanceTimersByTimeAsync(400);
  // What was saved up, those who go in together, and a share of each moment.
  expect(order.length * 2).toBeLessThanOrEqual(10 + 8 * 2 + 0.07 * (Date.now() - from));
  expect(order.length).toBeGreaterThanOrEqual(8);
  await vi.runAllTimersAsync();
  await Promise.all(crowd);
  expect(order).toEqual(Array.from({ length: 40 }, (_, visitor) => visitor));
});

test('nobody waits longer than a visitor would', async () => {
  const gate = await gateOf(visited);
  const crowd = Promise.all(Array.from({ length: 1_000 }, () => pass(gate, 2)));
  await vi.runAllTimersAsync();
  expect(Math.max(...(await crowd))).toBeLessThan(13_000);
});
