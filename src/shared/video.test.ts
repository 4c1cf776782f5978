import { expect, test } from 'vitest';
import { findVideo } from './video.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  [
    'https://www.youtube.com/watch?t=5&v=dQw4w9WgXcQ&x=1',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e'],
])('%s', (address, src) => expect(findVideo(address)?.src).toBe(src));

test.each([
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
  'https://example.org/https://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/channels/staffpicks',
  'javascript:alert(1)//https://youtu.be/dQw4w9WgXcQ',
])('no video: %s', (address) => expect(findVideo(address)).toBeUndefined());
