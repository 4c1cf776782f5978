import { POST_COPY } from '#content/blog.ts';

/** The button says that it is done for this long. */
const RESET_AFTER_MS = 2000;

/** Gives every code block of a text a button that copies it, in the room that its heading keeps. */
export function addCopyButtons(text: HTMLElement): void {
  const said = document.createElement('span');
  said.className = 'sr-only';
  said.role = 'status';
  text.append(said);
  for (const frame of text.querySelectorAll<HTMLElement>('.code-frame')) frame.append(copyButton(frame, said));
}

function copyButton(frame: HTMLElement, said: HTMLElement): HTMLButtonElement {
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
      said.textContent = POST_COPY.codeCopied;
    } catch {
      // No permission, or no secure address: at least it is marked, and the keyboard does the rest.
      if (code) getSelection()?.selectAllChildren(code);
      said.textContent = POST_COPY.codeNotCopied;
    }
    timer = setTimeout(() => {
      show(POST_COPY.copyCode, false);
      said.textContent = '';
    }, RESET_AFTER_MS);
  });
  return button;
}
