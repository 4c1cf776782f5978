import { expect, test } from 'vitest';
import { createGate, type Meter } from './gate.ts';

/** Passes the gate and stays inside for a while, on one thread. */
async function pass(gate: ReturnType<typeof createGate>, ms: number): Promise<void> {
  const leave = await gate.enter();
  const until = performance.now() + ms;
  while (performance.now() < until) Math.random();
  leave();
}

/** A process whose every moment beside the chats goes to something else; `speed` makes its clock run faster. */
function busyProcess(speed = 1): () => Meter {
  const from = performance.now();
  return () => ({ idle: 0, active: (performance.now() - from) * speed });
}

/** Lets the process be seen at its other work before anybody comes. */
async function seenBusy(gate: ReturnType<typeof createGate>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  (await gate.enter())();
}

test('a process with little else to do lets everybody through without a wait', async () => {
  let work = 0;
  const gate = createGate(() => ({ idle: performance.now() - work, active: work }));
  const from = performance.now();
  for (let visitor = 0; visitor < 40; visitor++) {
    await pass(gate, 2);
    work += 2;
  }
  expect(performance.now() - from).toBeLessThan(40 * 2 + 60);
});

test('beside other work a crowd gets a small share of the time, each in turn', async () => {
  const gate = createGate(busyProcess());
  await seenBusy(gate);
  const order: number[] = [];
  let taken = 0;
  const from = performance.now();
  const crowd = Array.from({ length: 30 }, async (_, visitor) => {
    await pass(gate, 2);
    order.push(visitor);
    taken += 2;
  });
  await new Promise((resolve) => setTimeout(resolve, 400));
  // What was saved up, then a share of each moment; twice that leaves room for a slow machine.
  expect(taken).toBeLessThan(2 * (20 + 0.06 * (performance.now() - from)));
  await Promise.all(crowd);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('nobody waits longer than a visitor would', async () => {
  const gate = createGate(busyProcess(1_000));
  await seenBusy(gate);
  const from = performance.now();
  await Promise.all(Array.from({ length: 40 }, () => pass(gate, 3)));
  // 11 seconds of that process are 11 ms, then one goes in at each look.
  expect(performance.now() - from).toBeLessThan(1_000);
});
