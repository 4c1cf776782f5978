import { expect, test } from 'vitest';
import { isVideoService, videoService } from './video-service.ts';

test.each([
  ['https://teams.live.com/meet/9312?p=x', 'Microsoft Teams'],
  ['https://us02web.zoom.us/j/123', 'Zoom'],
  ['https://meet.google.com/abc-defg-hij', 'Google Meet'],
  ['https://meet.example/ada', 'meet.example'],
  ['https://notzoom.us/j/123', 'notzoom.us'],
])('a link for a video call is known by its product, else by its host: %s', (link, service) => {
  expect(videoService(link)).toBe(service);
  expect(isVideoService(service)).toBe(true);
});

test('an address is no service for video calls', () => {
  expect(videoService('Room 5')).toBe('');
  expect(isVideoService('Room 5')).toBe(false);
});
