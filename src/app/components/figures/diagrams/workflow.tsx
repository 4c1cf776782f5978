/** A workflow: a form is sent, looked up and read; it creates a job, a text message and a reply. Six fields of 200 × 200. */
export const drawing = (
  <>
    <path d="M142 100h122M336 100h126M538 100h16c22 0 12-52 40-52h62M538 100h314M538 100h16c22 0 12 52 40 52h462" />
    <path className="pulse" pathLength="100" d="M142 100h396h16c22 0 12-52 40-52h62" />
    <path className="pulse pulse-late" pathLength="100" d="M142 100h710" />
    <path className="pulse" pathLength="100" d="M142 100h396h16c22 0 12 52 40 52h462" />

    <rect x="58" y="58" width="84" height="84" rx="3" />
    <path className="faint" d="M70 74h28M70 82h60v10H70zM70 102h60v10H70z" />
    <path className="signal" d="M70 122h30v10H70z" />

    <circle cx="300" cy="100" r="36" />
    <circle cx="296" cy="94" r="13" />
    <path d="M305 104l14 14" />
    <path
      className="faint"
      d="M291 98c0-6 10-6 10 0M296 86a4 4 0 1 1 0 8a4 4 0 1 1 0-8M300 52v12M300 136v12M252 100h12M336 100h12"
    />

    <path d="M500 62l38 38-38 38-38-38z" />
    <path className="faint" d="M482 94h36M482 101h22M482 108h30" />
    <path className="signal" d="M482 101h22" />
    <circle className="signal-fill" cx="538" cy="100" r="4" />

    <rect x="656" y="18" width="88" height="60" rx="3" />
    <path className="faint" d="M656 34h88M678 34v44M700 34v44M722 34v44M656 56h88" />
    <path className="signal" d="M703 38h16v15h-16z" />

    <rect x="872" y="62" width="56" height="76" rx="5" />
    <path className="faint" d="M893 130h14" />
    <path d="M880 74h40v22h-26l-6 6v-6h-8z" />
    <path className="signal" d="M886 85h22" />
    <path d="M852 100h20" />

    <path d="M1056 124h88v56h-88zM1056 126l44 30 44-30" />
    <path className="signal" d="M1090 190l6 6 14-14" />
  </>
);
