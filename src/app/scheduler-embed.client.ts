/**
 * The script of the sandboxed document at `/scheduler-embed`: it loads the provider's script there and tells the page
 * around it how that went. The server puts it into the document inline, so it imports nothing but types.
 */
import type { EmbedMessage } from '#shared/scheduler-embed.ts';

/** Functions that the provider's script defines, for documents that are ready before it. */
interface Provider {
  initInlineWidget?(options: { url: string; parentElement: Element }): void;
}

const widget = document.querySelector('.calendly-inline-widget');
if (widget instanceof HTMLElement) embed(widget);

function embed(widget: HTMLElement): void {
  const { script = '', url = '' } = widget.dataset;
  const provider = document.createElement('script');
  let isFilled = false;

  // A frame in here inherits the sandbox: the calendar would have no storage and could not read its own API. So the page
  // around this document shows it instead.
  const changes = new MutationObserver(() => {
    isFilled = true;
    for (const frame of widget.querySelectorAll('iframe')) {
      if (!frame.src.startsWith(`${new URL(url).origin}/`)) continue;
      post({ type: 'calendar', url: frame.src });
      frame.remove();
    }
  });
  changes.observe(widget, { childList: true, subtree: true, attributeFilter: ['src'] });

  provider.src = script;
  provider.onerror = () => post({ type: 'failed' });
  provider.onload = () => {
    // The provider's script fills the widgets that it finds when it starts.
    const { Calendly } = window as { Calendly?: Provider };
    if (!isFilled) Calendly?.initInlineWidget?.({ url, parentElement: widget });
    // A script that cannot work in here, without storage and cookies, may leave the widget empty.
    if (!isFilled && !widget.firstChild) post({ type: 'calendar', url });
    post({ type: 'loaded' });
  };
  document.head.append(provider);
}

function post(message: EmbedMessage): void {
  // The origin in the document's address is the site's, although the document's own origin is opaque.
  parent.postMessage(message, location.origin);
}
