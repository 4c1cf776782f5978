import { POST_COPY } from '#content/blog.ts';

/** The button shows 'Copied' for this long. */
const RESET_AFTER_MS = 2000;

/** Adds a copy button to the heading of every code block of a text. */
export function addCopyButtons(text: HTMLElement): void {
  const announcement = document.createElement('span');
  announcement.className = 'sr-only';
  announcement.role = 'status';
  text.append(announcement);
  for (const frame of text.querySelectorAll<HTMLElement>('.code-frame')) frame.append(copyButton(frame, announcement));
}

function copyButton(frame: HTMLElement, announcement: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'code-copy';
  let timer: ReturnType<typeof setTimeout>;
  const show = (label: string, isDone: boolean) => {
    button.textContent = label;
    button.toggleAttribute('data-copied', isDone);
  };
  show(POST_COPY.copyCode, false);
  button.setAttribute('aria-label', POST_COPY.copyCodeLabel.replace('{language}', frame.dataset.language ?? ''));
  button.addEventListener('click', async () => {
    const code = frame.querySelector('code');
    clearTimeout(timer);
    try {
      await navigator.clipboard.writeText(code?.textContent ?? '');
      show(POST_COPY.codeCopied, true);
      announcement.textContent = POST_COPY.codeCopied;
    } catch {
      // No permission, or not https: select the code, so that the reader can copy it by keyboard.
      if (code) getSelection()?.selectAllChildren(code);
      announcement.textContent = POST_COPY.codeNotCopied;
    }
    timer = setTimeout(() => {
      show(POST_COPY.copyCode, false);
      announcement.textContent = '';
    }, RESET_AFTER_MS);
  });
  return button;
}
