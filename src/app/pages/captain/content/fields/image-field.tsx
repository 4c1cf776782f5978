import type { MouseEvent } from 'react';
import { AssetButton } from '#app/pages/captain/assets/asset-dialog.tsx';
import { FieldError } from '#app/ui/field.tsx';
import type { AssetJson } from '#shared/asset.schema.ts';
import { isObject, joinPath } from '#shared/json.ts';
import { type FieldProps, fieldId, useEditorActions, useFieldProblem } from './editor-context.ts';
import { TextInput } from './text-fields.tsx';

/** A picture: the file, its description, and the point that must stay visible where it is cropped. */
export function ImageField({ schema, value, path }: FieldProps) {
  const actions = useEditorActions();
  const problem = useFieldProblem(path);
  const srcProblem = useFieldProblem(joinPath(path, 'src'));
  const image = isObject(value) ? value : {};
  const src = typeof image.src === 'string' ? image.src : '';
  const focus = { x: percent(image.focusX), y: percent(image.focusY) };
  const srcId = fieldId(joinPath(path, 'src'));

  function pick({ url, width, height, alt: kept }: AssetJson) {
    const alt = schema.properties?.alt ? { alt: kept || (image.alt ?? '') } : {};
    actions.change(path, { src: url, ...alt, width: width ?? 1, height: height ?? 1 });
  }

  function moveFocus(event: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = Math.round(((event.clientX - left) / width) * 100);
    const y = Math.round(((event.clientY - top) / height) * 100);
    actions.change(path, { ...image, focusX: x, focusY: y });
  }

  return (
    <fieldset className="grid min-w-0 gap-4 border-paper-edge border-l-2 pl-4">
      <legend className="float-left font-semibold">{schema.label ?? path}</legend>
      {schema.hint && <p className="text-mute">{schema.hint}</p>}
      {src && schema.isWhole && <Shown src={src} />}
      {src && !schema.isWhole && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the two sliders, which the keyboard reaches.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
        <div onClick={moveFocus} className="relative w-fit cursor-crosshair">
          <Shown src={src} />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute size-5 -translate-1/2 rounded-full border-2 border-paper-bright bg-signal/70 shadow-lifted"
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          />
        </div>
      )}
      <div>
        <AssetButton
          mode="picture"
          id={srcId}
          aria-describedby={srcProblem ? `${srcId}-error` : undefined}
          onFocus={() => actions.focused(path)}
          onPick={pick}
        >
          {src ? 'Choose another picture' : 'Choose a picture'}
        </AssetButton>
        <FieldError id={`${srcId}-error`} error={srcProblem ?? problem} />
      </div>
      {src && !schema.isWhole && (
        <div className="grid grid-cols-2 gap-4">
          {(['X', 'Y'] as const).map((axis) => (
            <label key={axis} className="min-w-0">
              <span className="block text-mute">Focal point from the {axis === 'X' ? 'left' : 'top'}</span>
              <input
                type="range"
                min={0}
                max={100}
                value={axis === 'X' ? focus.x : focus.y}
                aria-valuetext={`${axis === 'X' ? focus.x : focus.y} percent`}
                onChange={({ target }) => actions.change(joinPath(path, `focus${axis}`), Number(target.value), true)}
                className="h-11 w-full accent-signal-deep"
              />
            </label>
          ))}
        </div>
      )}
      {schema.properties?.alt && (
        <TextInput schema={schema.properties.alt} value={image.alt} path={joinPath(path, 'alt')} isOptional={false} />
      )}
    </fieldset>
  );
}

function Shown({ src }: { src: string }) {
  return <img src={src} alt="" className="max-h-64 w-auto max-w-full border border-paper-rule bg-paper-bright" />;
}

/** A focal point that is not set is the middle. */
function percent(value: unknown): number {
  return typeof value === 'number' ? value : 50;
}
