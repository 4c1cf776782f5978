import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon, isIconName } from '#app/components/icon.tsx';
import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { DeleteButton } from '#app/pages/captain/parts/dialog.tsx';
import { JumpLink, scrollToElement, TextLink } from '#app/pages/captain/parts/links.tsx';
import { ItemTools } from '#app/pages/captain/parts/lists/item-tools.tsx';
import { RowButton } from '#app/pages/captain/parts/lists/lists.tsx';
import { useDrag } from '#app/pages/captain/parts/lists/use-drag.ts';
import { MainButton } from '#app/pages/captain/parts/small-button.tsx';
import { Badge, Empty, Loaded, TabHead } from '#app/pages/captain/parts/states.tsx';
import { WHEN_PUBLIC } from '#app/pages/captain/parts/when-public.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { contentCalls } from '#shared/content.calls.ts';
import type { LinkTarget } from '#shared/content.schema.ts';
import { paths } from '#shared/paths.ts';
import { fill, type PlaceholderValues } from '#shared/placeholders.ts';
import { serviceCalls } from '#shared/services.calls.ts';
import type { ListedService } from '#shared/services.schema.ts';
import { hasNoPage } from '#shared/services.ts';
import { FactPrices } from './fact-prices.tsx';
import { PriceList } from './price-list.tsx';
import { ServiceDialog } from './service-dialog.tsx';

/** A service as it is saved; `newPage` makes a page for it. */
type ServiceInput = Partial<ListedService> & { newPage?: boolean };

/** The one list of services. Every change is public at once. */
export function Tab() {
  const { call, document, save, replace } = useServices();
  const [edited, setEdited] = useState<ListedService | 'new'>();
  const services = call.data ?? [];

  return (
    <>
      <TabHead
        title="Services"
        lead={
          <>
            What you offer, in one list: cards, menu, footer, contact form and chatbot follow it. {WHEN_PUBLIC} Your{' '}
            <JumpLink to="prices">prices</JumpLink> are below.
          </>
        }
      >
        <MainButton disabled={!call.data} onClick={() => setEdited('new')}>
          Add service
        </MainButton>
      </TabHead>
      <Loaded call={call}>
        {() =>
          services.length === 0 ? (
            <Empty title="No services yet">Visitors see no cards, and the contact form offers its other choices.</Empty>
          ) : (
            <List
              services={services}
              values={document.data?.values ?? {}}
              save={save}
              onMoved={call.setData}
              onEdit={setEdited}
              onToggle={(service) => replace({ id: service.id, isShown: !service.isShown })}
              onNewPage={async ({ id, name }) => {
                await replace({ id, newPage: true });
                toast({ title: 'Page published', description: `It says what you have written about ${name}.` });
              }}
            />
          )
        }
      </Loaded>
      <Prices services={services} onSaved={document.reload} />
      {edited && (
        <ServiceDialog
          service={edited === 'new' ? undefined : edited}
          index={edited === 'new' ? services.length : services.findIndex(({ id }) => id === edited.id)}
          pages={pagesIn(document.data?.links ?? [])}
          save={async (service) => {
            await replace(service);
            toast({ title: 'Service saved', description: 'Visitors see it now.' });
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

/** The list of services and the document that has it. */
function useServices() {
  const call = useCall(serviceCalls.list);
  const document = useCall(contentCalls.get, { params: { key: 'services' } });
  // Each change adds one to the version that was read; a change by somebody else is then noticed.
  const changes = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  function reload() {
    changes.current = 0;
    document.reload();
    call.reload();
  }

  /** Saves the whole list. Changes are sent one after the other; the answer to the last one is shown. */
  function save(input: ServiceInput[]) {
    const saved = last.current.then(async () => {
      const version = document.data && document.data.version + changes.current;
      const answer = await captainApi.call(serviceCalls.save, { query: { version }, input });
      changes.current += 1;
      if (last.current === settled) call.setData(answer);
    });
    const settled = saved.catch(reload);
    last.current = settled;
    return saved;
  }

  /** Saves one service; one without an id is added. */
  function replace(service: ServiceInput) {
    const services = call.data ?? [];
    const { id } = service;
    return save(id ? services.map((one) => (one.id === id ? service : one)) : [...services, service]);
  }

  return { call, document, save, replace };
}

function Prices({ services, onSaved }: { services: readonly ListedService[]; onSaved(): void }) {
  const shown = services.filter(({ isShown }) => isShown);
  // Not before the list above has its height.
  const isLinked = useLocation().hash === '#prices' && services.length > 0;
  return (
    <section id="prices" aria-labelledby="prices-title" className="mt-12 scroll-mt-16">
      <h2 ref={isLinked ? scrollToElement : undefined} id="prices-title" className="mb-1 scroll-mt-16 text-title">
        Prices
      </h2>
      <p className="mb-5 max-w-text text-mute">
        Each price has a name in braces, which stands below it. Write that name into a text, and visitors read the
        amount in its place; when you change the amount here, every such text follows. A price that came with the site
        appears when visitors see a text that names it, such as that of its service.
      </p>
      <FactPrices />
      <PriceList onlyUsed shown={shown.map(({ id }) => id).join()} onSaved={onSaved} />
    </section>
  );
}

/** Pages, without their sections. */
function pagesIn(links: readonly LinkTarget[]): LinkTarget[] {
  return links.filter(({ href }) => !href.includes('#'));
}

interface ListProps {
  services: readonly ListedService[];
  /** Values of the facts that a price names. */
  values: PlaceholderValues;
  save(input: ServiceInput[]): Promise<void>;
  /** Shows another order before it is saved. */
  onMoved(services: ListedService[]): void;
  onToggle(service: ListedService): Promise<void>;
  onNewPage(service: ListedService): Promise<void>;
  onEdit(service: ListedService): void;
}

function List({ services, values, save, onMoved, onToggle, onNewPage, onEdit }: ListProps) {
  const list = useRef<HTMLOListElement>(null);
  const { draggedTo, startDrag } = useDrag(list, move);
  const [said, setSaid] = useState('');

  function move(from: number, to: number) {
    const service = services[from];
    if (!service) return;
    if (to < 0 || to >= services.length) {
      setSaid(to < 0 ? 'It is the first one already' : 'It is the last one already');
      return;
    }
    const moved = services.toSpliced(from, 1).toSpliced(to, 0, service);
    onMoved(moved);
    setSaid(`${service.name} moved to ${to + 1} of ${services.length}`);
    toastOnFailure('Failed to save order', () => save(moved));
  }

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} className="-mt-4">
        {services.map((service, index) => (
          <li
            key={service.id}
            className={`flex flex-wrap items-center gap-2 border-paper-rule border-b py-4 md:grid md:grid-cols-[auto_1fr_auto] md:gap-x-6 ${draggedTo === index ? 'bg-signal/20' : ''}`}
          >
            <div className="max-md:order-2 max-md:ml-auto">
              <ItemTools
                name={service.name}
                isFirst={index === 0}
                isLast={index === services.length - 1}
                onMove={(by) => move(index, index + by)}
                onDragStart={(event) => startDrag(event, index)}
              />
            </div>
            <Summary service={fill(service, values)} />
            <ServiceButtons
              service={service}
              onToggle={onToggle}
              onNewPage={onNewPage}
              onEdit={onEdit}
              onDelete={() => save(services.filter(({ id }) => id !== service.id))}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface ServiceButtonsProps extends Pick<ListProps, 'onToggle' | 'onNewPage' | 'onEdit'> {
  service: ListedService;
  onDelete(): Promise<void>;
}

function ServiceButtons({ service, onToggle, onNewPage, onEdit, onDelete }: ServiceButtonsProps) {
  const [hasNewPage, setHasNewPage] = useState(false);
  // The button that made the page is gone.
  useEffect(() => {
    if (hasNewPage) document.getElementById(linkId(service.id))?.focus();
  }, [hasNewPage, service.id]);

  return (
    <div className="flex flex-wrap gap-1 max-md:order-1 md:justify-end md:gap-2">
      {hasNoPage(service) && (
        <RowButton
          label="Make its page"
          of={service.name}
          onClick={() =>
            toastOnFailure('Failed to make page', async () => {
              await onNewPage(service);
              setHasNewPage(true);
            })
          }
        />
      )}
      <RowButton
        label={service.isShown ? 'Hide' : 'Show'}
        of={service.name}
        onClick={() => toastOnFailure('Failed to save service', () => onToggle(service))}
      />
      <RowButton label="Edit" of={service.name} onClick={() => onEdit(service)} />
      <DeleteButton
        of={service.name}
        title="Delete this service?"
        action="Delete service"
        failed="Failed to delete service"
        onDelete={async () => {
          await onDelete();
          toast({ title: 'Service deleted', description: service.name });
        }}
      >
        {service.name} will be gone from every place.{' '}
        {service.path && 'Its page is hidden with it and can be shown again in Pages.'}
      </DeleteButton>
    </div>
  );
}

/** Id of the link to the page of a service. */
function linkId(service: string): string {
  return `page-of-${service}`;
}

function Summary({
  service: { id, name, icon, path, pageKey, price, isShown, isPageHidden },
}: {
  service: ListedService;
}) {
  const shownPath = path ? <span className="font-mono text-small">{path}</span> : 'No page';
  return (
    <div className="flex min-w-0 gap-4 max-md:basis-full">
      {isIconName(icon) && <Icon name={icon} className="mt-0.5 size-7 shrink-0" />}
      <div className="min-w-0 wrap-anywhere">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          {name} {!isShown && <Badge look="off">Hidden</Badge>}
        </h2>
        <p className="text-mute">
          {pageKey ? (
            <TextLink id={linkId(id)} to={paths.editPage(pageKey)}>
              <span className="sr-only">Edit the page</span> {shownPath}
            </TextLink>
          ) : (
            shownPath
          )}
          {price && ` · ${price}`}
        </p>
        {isShown && isPageHidden && (
          <p>
            <Badge look="alert">Not shown</Badge> Its page is hidden.{' '}
            <TextLink to={paths.captainTab('pages')}>Show it in Pages</TextLink>
          </p>
        )}
      </div>
    </div>
  );
}
