/**
 * Draws the hero's background video and its posters into assets/videos/. Needs ffmpeg with libx264 and libwebp.
 *
 *   node scripts/hero-video/render.mjs
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { encode } from './encode.mjs';
import { createFramePainter, toRgb24, toYuv420 } from './frame.mjs';
import { FRAME_COUNT, FRAMES_PER_SECOND, STAGE } from './stage.mjs';

const OUT = new URL('../../assets/videos/', import.meta.url);

const VIDEO = { x: 0, y: 0, scale: 1, width: STAGE.width, height: STAGE.height };
const POSTER = { x: 0, y: 0, scale: 0.8, width: 1280, height: 720 };

/** The part of the stage that `object-fit: cover; object-position: 70%` leaves on a portrait screen, drawn at its own size. */
const PORTRAIT = {
  x: 0.7 * (STAGE.width - (720 / 1100) * STAGE.height),
  y: 0,
  scale: 1100 / STAGE.height,
  width: 720,
  height: 1100,
};

const BT709 = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'];

/**
 * x264 quantisers by frame range. The only key frame is fine enough for its grain to carry through the loop; the last
 * second climbs back to that quality, which hides the seam.
 */
const QUALITY_ZONES = [
  [0, 0, 15],
  [FRAME_COUNT - 30, FRAME_COUNT - 21, 19],
  [FRAME_COUNT - 20, FRAME_COUNT - 11, 17],
  [FRAME_COUNT - 10, FRAME_COUNT - 1, 14],
].map(([first, last, quantiser]) => `${first},${last},q=${quantiser}`);
const X264_PARAMS = `aq-mode=3:no-psy=1:ref=4:keyint=infinite:scenecut=0:zones=${QUALITY_ZONES.join('/')}`;

const H264 = ['-c:v', 'libx264', '-profile:v', 'high', '-level', '4.0', '-preset', 'veryslow', '-crf', '21'];
const MP4 = ['-movflags', '+faststart', '-fflags', '+bitexact', '-map_metadata', '-1'];

await mkdir(OUT, { recursive: true });
await renderVideo('hero-video.mp4');
await renderPoster('hero-poster.webp', POSTER, 92);
await renderPoster('hero-poster-portrait.webp', PORTRAIT, 88);

async function renderVideo(name) {
  const format = { ...VIDEO, pixelFormat: 'yuv420p', framesPerSecond: FRAMES_PER_SECOND };
  await encode(videoFrames(), format, [...H264, '-x264-params', X264_PARAMS, ...BT709, ...MP4, target(name)]);
}

/** @param quality of WebP, 0 to 100. */
async function renderPoster(name, view, quality) {
  const format = { ...view, pixelFormat: 'rgb24' };
  const codec = ['-c:v', 'libwebp', '-quality', `${quality}`, '-compression_level', '6'];
  await encode([toRgb24(createFramePainter(view)(0))], format, [...codec, target(name)]);
}

function* videoFrames() {
  const paint = createFramePainter(VIDEO);
  for (let i = 0; i < FRAME_COUNT; i++) yield toYuv420(paint(i / FRAMES_PER_SECOND));
}

function target(name) {
  return fileURLToPath(new URL(name, OUT));
}
