import { expect, test } from 'vitest';
import { HELP } from './help/help.ts';
import { findScreen } from './screens.ts';

/** Every `?tab=` that a version of Captain had. */
const TABS =
  'overview setup leads chats booking pages services cms popups chatbot newsletter subscribers settings outbox privacy apps audit system users account';

test.each(TABS.split(' '))('the address of the tab %s leads to its screen, which has help', (id) => {
  expect(findScreen(id, true)?.id).toBe(id);
  expect(HELP[id]).toBeDefined();
});
