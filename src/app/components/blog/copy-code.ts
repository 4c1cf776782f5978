import type { BlogDocument } from '#content/blog.schema.ts';

type Copy = BlogDocument['code'];

/** The button shows 'Copied' for this long. */
const RESET_AFTER_MS = 2000;

/** Adds a copy button to the heading of every code block of a text. */
export function addCopyButtons(text: HTMLElement, copy: Copy): void {
  const announcement = document.createElement('span');
  announcement.className = 'sr-only';
  announcement.role = 'status';
  text.append(announcement);
  for (const frame of text.querySelectorAll<HTMLElement>('.code-frame'))
    frame.append(copyButton(frame, announcement, copy));
}

function copyButton(frame: HTMLElement, announcement: HTMLElement, copy: Copy): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'code-copy';
  let timer: ReturnType<typeof setTimeout>;
  const show = (label: string, isDone: boolean) => {
    button.textContent = label;
    button.toggleAttribute('data-copied', isDone);
  };
  show(copy.copy, false);
  button.setAttribute('aria-label', copy.copyLabel.replace('{language}', frame.dataset.language ?? ''));
  button.addEventListener('click', async () => {
    const code = frame.querySelector('code');
    clearTimeout(timer);
    try {
      await navigator.clipboard.writeText(code?.textContent ?? '');
      show(copy.copied, true);
      announcement.textContent = copy.copied;
    } catch {
      // No permission, or not https: select the code, so that the reader can copy it by keyboard.
      if (code) getSelection()?.selectAllChildren(code);
      announcement.textContent = copy.notCopied;
    }
    timer = setTimeout(() => {
      show(copy.copy, false);
      announcement.textContent = '';
    }, RESET_AFTER_MS);
  });
  return button;
}
