import { toastOnFailure } from '#app/pages/captain/actions.ts';
import { formatCount } from '#app/pages/captain/parts/counts.ts';
import { DialogButton } from '#app/pages/captain/parts/dialog.tsx';
import { RowButton } from '#app/pages/captain/parts/lists/lists.tsx';
import { Badge, Empty, Loaded, TabHead } from '#app/pages/captain/parts/states.tsx';
import { captainApi } from '#app/pages/captain/session.ts';
import { useCall } from '#app/pages/captain/use-call.ts';
import { toast } from '#app/ui/toast.tsx';
import { popupCalls } from '#shared/popup.calls.ts';
import type { PopupJson } from '#shared/popup.schema.ts';
import { POPUP_ACTIONS } from '#shared/popup.ts';
import { PopupDialog } from './dialog.tsx';

/** The list of popups with their statistics. */
export function Tab() {
  const call = useCall(popupCalls.list);
  const { reload } = call;

  const toggle = (popup: PopupJson) =>
    toastOnFailure('Failed to update notification', async () => {
      await captainApi.call(popupCalls.save, {
        params: { id: popup.id },
        input: { ...popup, isActive: !popup.isActive },
      });
      toast({ title: 'Notification updated successfully' });
      reload();
    });

  const remove = (popup: PopupJson) =>
    toastOnFailure('Failed to delete notification', async () => {
      await captainApi.call(popupCalls.remove, { params: { id: popup.id } });
      toast({
        title: 'Notification deleted successfully',
        action: { label: 'Undo', onClick: () => void recreate(popup) },
      });
      reload();
    });

  const recreate = (popup: PopupJson) =>
    toastOnFailure('Failed to create notification', async () => {
      await captainApi.call(popupCalls.create, { input: popup });
      reload();
    });

  return (
    <>
      <TabHead title="Popup Notifications" lead="Shown to visitors on public pages, one at a time, oldest first.">
        <DialogButton variant="ink" dialog={(close) => <PopupDialog onSaved={reload} onClose={close} />}>
          Create popup
        </DialogButton>
      </TabHead>
      <Loaded call={call}>
        {(popups) =>
          popups.length === 0 ? (
            <Empty title="No popups yet">
              A popup shows a short message to every visitor, for example an offer or a new post.
            </Empty>
          ) : (
            <ul className="grid gap-4">
              {popups.map((popup) => (
                <PopupItem
                  key={popup.id}
                  popup={popup}
                  onToggle={() => toggle(popup)}
                  onSaved={reload}
                  onDelete={() => remove(popup)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

interface PopupItemProps {
  popup: PopupJson;
  onToggle(): void;
  onSaved(): void;
  onDelete(): void;
}

function PopupItem({ popup, onToggle, onSaved, onDelete }: PopupItemProps) {
  const figures = [
    ['Shown', popup.views],
    [popup.action === 'newsletter' ? 'Subscribed' : 'Clicked', popup.clicks],
    ['Closed', popup.closings],
  ] as const;
  return (
    <li className="grid gap-5 rounded-md border border-paper-rule bg-paper-bright p-5 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-3">
          <Badge look={popup.isActive ? 'good' : 'off'}>{popup.isActive ? 'Active' : 'Inactive'}</Badge>
          <span className="label text-mute">
            after {popup.delay} s · {popup.showOnce ? 'once per browser' : 'on every visit'}
            {popup.look === 'corner' && ' · in the corner'}
            {popup.pages.length > 0 && ` · on ${popup.pages.join(', ')}`}
            {popup.firstDay && ` · from ${popup.firstDay}`}
            {popup.lastDay && ` · until ${popup.lastDay}`}
          </span>
        </div>
        <h2 className="mt-3 wrap-anywhere text-title">{popup.title}</h2>
        <p className="mt-1 max-w-text wrap-anywhere whitespace-pre-line text-mute">{popup.message}</p>
        {popup.action === 'newsletter' && <p className="mt-3 font-semibold">{POPUP_ACTIONS.newsletter}</p>}
        {popup.action === 'button' && popup.buttonText && (
          <p className="mt-3 break-all">
            <span className="font-semibold">{popup.buttonText}</span>{' '}
            <span className="font-mono text-mute">{popup.buttonLink ?? 'closes the popup'}</span>
          </p>
        )}
      </div>
      <div className="flex flex-col justify-between gap-5">
        <dl className="flex gap-6 md:justify-end">
          {figures.map(([label, count]) => (
            <div key={label}>
              <dt className="label text-mute">{label}</dt>
              <dd className="font-mono text-title">{formatCount(count)}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-2 md:justify-end">
          <RowButton label={popup.isActive ? 'Deactivate' : 'Activate'} of={popup.title} onClick={onToggle} />
          <DialogButton
            aria-label={`Edit ${popup.title}`}
            dialog={(close) => <PopupDialog popup={popup} onSaved={onSaved} onClose={close} />}
          >
            Edit
          </DialogButton>
          <RowButton label="Delete" variant="quietDanger" of={popup.title} onClick={onDelete} />
        </div>
      </div>
    </li>
  );
}
