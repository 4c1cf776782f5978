import { useState } from 'react';
import { useAction } from '#app/pages/captain/actions.ts';
import { SmallButton } from '#app/pages/captain/parts/small-button.tsx';
import { Badge } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { brandingCalls } from '#shared/branding.calls.ts';
import { LOOKS, type LookValues, type NamedLook, type NamedPalette, PALETTES } from '#shared/look/looks.ts';
import { type BrandColors, paletteOf } from '#shared/look/palette.ts';
import { LookThumbnail } from './thumbnail.tsx';

interface LookPickerProps {
  value: LookValues;
  /** The look that the site came with; undefined where it is not known. */
  shipped: LookValues | undefined;
  /** Address of the owner's logo; undefined without one. */
  logo: string | undefined;
  /** A look or colours were chosen; undo takes them back. */
  onPick(values: Partial<LookValues>, name: string): void;
}

/** Looks and palettes to choose with one click, and colours from the logo. */
export function LookPicker({ value, shipped, logo, onPick }: LookPickerProps) {
  const looks = looksWith(shipped);
  const inUse =
    looks.find(({ values }) => isSameLook(value, values)) ?? looks.find(({ values }) => hasSameShape(value, values));
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="mb-2 font-semibold">Looks</legend>
        <InUse colors={value.colors} look={inUse} />
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {looks.map(({ name, description, values }) => (
            <Choice
              key={name}
              isChosen={name === inUse?.name}
              onClick={() => onPick(values, name)}
              title={name}
              text={description}
            >
              <LookThumbnail look={values} title={name} />
            </Choice>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-semibold">Palettes</legend>
        <Palettes palettes={PALETTES} value={value.colors} onPick={onPick} />
      </fieldset>
      <FromLogo logo={logo} value={value.colors} onPick={onPick} />
    </div>
  );
}

/** The looks to choose, after that of the site's starter where it is none of them. */
function looksWith(shipped: LookValues | undefined): readonly NamedLook[] {
  if (!shipped || LOOKS.some(({ values }) => isSameLook(shipped, values))) return LOOKS;
  return [{ name: 'As it came', description: 'The look that this kind of site came with', values: shipped }, ...LOOKS];
}

/** Says which look is in use, where its mark alone does not. */
function InUse({ colors, look }: { colors: BrandColors; look: NamedLook | undefined }) {
  if (look && hasSamePalette(colors, look.values.colors)) return null;
  const palette = PALETTES.find((each) => hasSamePalette(colors, each.colors));
  return (
    <p className="mb-3 text-mute">
      {look
        ? `The look “${look.name}” is in use, with ${palette ? `the palette “${palette.name}”` : 'colours of your own'}. Choosing the look again brings its own colours back.`
        : 'A look of your own is in use.'}
    </p>
  );
}

function Palettes({
  palettes,
  value,
  onPick,
}: {
  palettes: readonly NamedPalette[];
  value: BrandColors;
} & Pick<LookPickerProps, 'onPick'>) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {palettes.map(({ name, colors }) => (
        <Choice
          key={name}
          isChosen={hasSamePalette(value, colors)}
          onClick={() => onPick({ colors }, name)}
          title={name}
        >
          <Swatch colors={colors} />
        </Choice>
      ))}
    </div>
  );
}

function FromLogo({
  logo,
  value,
  onPick,
}: { logo: string | undefined; value: BrandColors } & Pick<LookPickerProps, 'onPick'>) {
  const { isBusy, run } = useAction();
  const [found, setFound] = useState<{ logo: string; palettes: NamedPalette[] }>();
  const look = () =>
    run('Failed to find colours', async () => {
      const colors = await captainApi.call(brandingCalls.fromLogo, { query: { src: logo ?? '' } });
      const palettes = colors.map((each, index) => ({ name: `From your logo ${index + 1}`, colors: each }));
      setFound({ logo: logo ?? '', palettes });
    });
  const palettes = found && found.logo === logo ? found.palettes : undefined;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Colours from my logo</legend>
      {logo === undefined && (
        <p className="text-mute">As soon as the site has a logo, colours from it are proposed here.</p>
      )}
      {logo !== undefined && !palettes && (
        <SmallButton disabled={isBusy} onClick={look}>
          {isBusy ? 'Looking...' : 'Propose colours from my logo'}
        </SmallButton>
      )}
      {palettes?.length === 0 && <p className="text-mute">Your logo has no colours but white.</p>}
      {palettes && palettes.length > 0 && <Palettes palettes={palettes} value={value} onPick={onPick} />}
    </fieldset>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onClick(): void;
  title: string;
  text?: string;
  children: React.ReactNode;
}

function Choice({ isChosen, onClick, title, text, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className="flex flex-col overflow-hidden rounded-md border border-paper-edge bg-paper-bright text-left outline-ink hover:border-ink aria-pressed:outline-2"
    >
      {children}
      <span className="block px-3 py-2">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {title} {isChosen && <Badge look="good">Chosen</Badge>}
        </span>
        {text && <span className="block text-mute leading-snug">{text}</span>}
      </span>
    </button>
  );
}

/** The three colours, and a button with its text. */
function Swatch({ colors }: { colors: BrandColors }) {
  const { ink, paper, button, 'button-text': text } = paletteOf(colors);
  return (
    <span aria-hidden="true" className="grid h-14 w-full grid-cols-3">
      <span style={{ backgroundColor: ink, color: paper }} className="grid place-items-center font-semibold">
        Aa
      </span>
      <span style={{ backgroundColor: paper, color: ink }} className="grid place-items-center font-semibold">
        Aa
      </span>
      <span style={{ backgroundColor: button, color: text }} className="grid place-items-center font-semibold">
        Aa
      </span>
    </span>
  );
}

function hasSamePalette(one: BrandColors, other: BrandColors): boolean {
  return one.ink === other.ink && one.paper === other.paper && one.signal === other.signal;
}

function isSameLook(one: LookValues, other: LookValues): boolean {
  return hasSameShape(one, other) && hasSamePalette(one.colors, other.colors);
}

/** Whether two looks are the same in all but their colours. */
function hasSameShape(one: LookValues, other: LookValues): boolean {
  return (['type', 'corners', 'lines', 'drawings'] as const).every((name) => one[name] === other[name]);
}
