import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusPart } from '#app/components/layout/site-link.tsx';
import type { CallState } from '#app/pages/captain/use-call.ts';
import { SmallButton } from './small-button.tsx';

/** Loading indicator. */
export function Loading({ what = 'Loading' }: { what?: string | undefined }) {
  return (
    <div role="status" className="py-16 text-mute">
      <span className="label">{what}…</span>
      <div className="loading-scale mt-3 max-w-60 text-signal-deep" aria-hidden="true" />
    </div>
  );
}

type NoticeProps = ComponentProps<'div'> & {
  /** Something is wrong. */
  isBad?: boolean;
  /** Buttons beside it. */
  actions?: ReactNode;
};

/** Something to know, beside a coloured line. `className` is for placement. */
export function Notice({ isBad = false, actions, className = 'mt-4', children, ...rest }: NoticeProps) {
  return (
    <div
      className={`wrap-anywhere flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-4 bg-paper-bright p-4 ${isBad ? 'border-danger' : 'border-warning'} ${className}`}
      {...rest}
    >
      <div className="min-w-0">{children}</div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}

/** An error with a retry button. */
export function Failed({ reason, retry }: { reason: string; retry(): void }) {
  return (
    <Notice role="alert" isBad className="" actions={<SmallButton onClick={retry}>Try again</SmallButton>}>
      {reason}
    </Notice>
  );
}

interface LoadedProps<T> {
  call: Pick<CallState<T>, 'data' | 'error' | 'reload'>;
  /** Text while it is loading, e.g. `Loading post`. */
  what?: string;
  children(data: T): ReactNode;
}

/** Shows the answer of a call once it is there. When reading it again fails, the last answer stays below the error. */
export function Loaded<T>({ call: { data, error, reload }, what, children }: LoadedProps<T>) {
  return (
    <>
      {error && <Failed reason={error} retry={reload} />}
      {data !== undefined ? children(data) : !error && <Loading what={what} />}
    </>
  );
}

interface LoadedAllProps<T extends object> {
  calls: { [Key in keyof T]: CallState<T[Key]> };
  children(data: T): ReactNode;
}

/** `Loaded` for several calls whose answers are shown together; `children` get them by their names in `calls`. */
export function LoadedAll<T extends object>({ calls, children }: LoadedAllProps<T>) {
  const states = Object.entries(calls as unknown as Record<string, CallState<unknown>>);
  const failed = states.map(([, state]) => state).find(({ error }) => error !== undefined);
  const isLoaded = states.every(([, { data }]) => data !== undefined);
  const all = isLoaded ? Object.fromEntries(states.map(([name, { data }]) => [name, data])) : undefined;
  const retry = failed?.reload ?? (() => undefined);
  return <Loaded call={{ data: all as T | undefined, error: failed?.error, reload: retry }}>{children}</Loaded>;
}

/** An empty list, with a hint how it gets filled. */
export function Empty({
  title,
  isFramed = true,
  children,
}: {
  title: string;
  /** Without a frame, it is centred in its container. */
  isFramed?: boolean;
  children?: ReactNode;
}) {
  const look = isFramed ? 'border border-paper-rule border-dashed' : 'grid min-h-full content-center';
  return (
    <div className={`px-6 py-12 text-center ${look}`}>
      <p className="font-display text-title">{title}</p>
      {children && <div className="mx-auto mt-2 max-w-[46ch] text-mute">{children}</div>}
    </div>
  );
}

/** The heading of a screen. It gets the focus that was lost with the screen before, but none when the page is loaded. */
export function Heading(props: ComponentProps<'h1'>) {
  const { key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (key !== 'default' && heading.current && document.activeElement === document.body) focusPart(heading.current);
  }, [key]);
  return <h1 ref={heading} {...props} />;
}

/** Links to the screens beside the open one, where its entry of the navigation has several. `TabHead` shows them. */
export const PartsContext = createContext<ReactNode>(undefined);

/** Title of a tab, one sentence about it, and its buttons; below them the links to the screens beside it. */
export function TabHead({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  const parts = useContext(PartsContext);
  return (
    <>
      <div className={`border-paper-rule border-b pb-5 ${parts ? 'mb-2' : 'mb-6 lg:mb-8'}`}>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="min-w-0">
            <Heading className="wrap-anywhere text-[2rem] leading-tight lg:text-[2.5rem]">{title}</Heading>
            {lead && <p className="mt-1 max-w-text text-mute">{lead}</p>}
          </div>
          {children && <div className="flex flex-wrap gap-2">{children}</div>}
        </div>
      </div>
      {parts}
    </>
  );
}

const BADGES = {
  good: 'border-good text-good',
  off: 'border-paper-rule text-mute',
  alert: 'border-warning-deep bg-warning text-warning-text',
  late: 'border-danger bg-danger text-paper-bright',
} as const;

/** A status in one or two words. */
export function Badge({ look, children }: { look: keyof typeof BADGES; children: ReactNode }) {
  return (
    <span
      className={`label inline-flex items-center justify-self-start whitespace-nowrap rounded-sm border px-2 py-0.5 ${BADGES[look]}`}
    >
      {children}
    </span>
  );
}
