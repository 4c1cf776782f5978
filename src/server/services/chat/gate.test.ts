import { expect, test } from 'vitest';
import { createGate, type Meter } from './gate.ts';

/** Passes the gate and stays inside for a while, on one thread. */
async function pass(gate: ReturnType<typeof createGate>, ms: number): Promise<void> {
  const leave = await gate.enter();
  const until = performance.now() + ms;
  while (performance.now() < until) Math.random();
  leave();
}

/** A site that answers a hundred pages a second; `speed` makes its clock run faster. */
function visitedSite(speed = 1): () => Meter {
  const from = performance.now();
  return () => {
    const time = (performance.now() - from) * speed;
    return { time, pages: Math.floor(time / 10) };
  };
}

/** Lets some of its time go by before anybody chats. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 60));

test('where no pages are asked for a crowd goes through without a pause', async () => {
  const gate = createGate(() => ({ time: performance.now(), pages: 0 }));
  const from = performance.now();
  await Promise.all(Array.from({ length: 60 }, () => pass(gate, 2)));
  expect(performance.now() - from).toBeLessThan(60 * 2 * 2.5);
});

test('who chats alone never waits, however many pages are asked for', async () => {
  const gate = createGate(visitedSite());
  await aWhile();
  const from = performance.now();
  for (let message = 0; message < 40; message++) await pass(gate, 2);
  expect(performance.now() - from).toBeLessThan(40 * 2 + 60);
});

test('beside visitors a crowd gets a small share of the time, each in turn', async () => {
  const gate = createGate(visitedSite());
  await aWhile();
  const order: number[] = [];
  const from = performance.now();
  const crowd = Array.from({ length: 40 }, async (_, visitor) => {
    await pass(gate, 2);
    order.push(visitor);
  });
  await new Promise((resolve) => setTimeout(resolve, 400));
  // What was saved up and those who go in together, then a share of each moment; twice that leaves room for a slow machine.
  expect(order.length * 2).toBeLessThan(2 * (10 + 8 * 2 + 0.07 * (performance.now() - from)));
  await Promise.all(crowd);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('nobody waits longer than a visitor would', async () => {
  const gate = createGate(visitedSite(1_000));
  await aWhile();
  const from = performance.now();
  await Promise.all(Array.from({ length: 40 }, () => pass(gate, 3)));
  // 12 seconds of that site are 12 ms, then some go in at each look.
  expect(performance.now() - from).toBeLessThan(1_000);
});
