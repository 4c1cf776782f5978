import * as z from 'zod';
import { canBeIcon } from '#shared/icon.ts';
import { CORNERS, LINES } from '#shared/look/shapes.ts';
import { TYPE_PAIRINGS, type TypePairingName } from '#shared/look/typefaces.ts';
import { backdrop, choice, color, flag, group, image, upload } from './fields.schema.ts';

/** Look of the whole site: pictures, colours and type. */
export const Branding = z.object({
  portrait: image('Portrait', 'Shown on the home page and the about page, cropped to 6:7.'),
  hidePortrait: flag('Show no portrait', 'Home page and about page do without it.').optional(),
  logo: image(
    'Logo',
    'Shown in the corner of every page in place of the dot; wide or square. Further down a page, a wide one gives way to the dot.',
    {
      start: '{brand}',
      isWhole: true,
    },
  ).optional(),
  showName: flag('Show the name beside the logo'),
  icon: backdrop(
    'Icon',
    'The small picture in browser tabs and on phones: square, at least 512 × 512 pixels. Without one, a square logo is the icon.',
    {
      isWhole: true,
    },
  )
    .refine(canBeIcon, { path: ['src'], message: 'Please choose a square picture' })
    .optional(),
  hero: group('Top of the home page', {
    kind: choice('Background', { video: 'Video', picture: 'Picture', none: 'None' }),
    video: upload('Video', 'mp4', 'An MP4 file without sound, a few seconds long and below 2 MB.'),
    picture: backdrop(
      'Picture',
      'The background, and what is shown before the video plays. At least 1600 pixels wide.',
    ),
    tallPicture: backdrop('Picture for phones', 'A tall picture; without it the other one is cropped.').optional(),
  }),
  colors: group('Colours', {
    ink: color('Dark', 'Text on light sections, and the background of dark ones.'),
    paper: color('Light', 'The background of light sections, and text on dark ones.'),
    signal: color('Accent', 'Buttons, marks and links.'),
  }),
  type: choice('Typefaces', pairingNames()),
  corners: choice('Corners', { square: CORNERS.square.name, slight: CORNERS.slight.name, round: CORNERS.round.name }),
  lines: choice('Lines', { fine: LINES.fine.name, strong: LINES.strong.name }),
  drawings: flag(
    'Show the line drawings of services and sections',
    'Without them, the first screen does without the drawn film and pictures that came with the site, too, rules between sections have no ticks, and pictures for shared links no dials.',
  ),
});
export type Branding = z.output<typeof Branding>;

function pairingNames(): Record<TypePairingName, string> {
  const { editorial, plain, technical, system } = TYPE_PAIRINGS;
  return { editorial: editorial.name, plain: plain.name, technical: technical.name, system: system.name };
}
