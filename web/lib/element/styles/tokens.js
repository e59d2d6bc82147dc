/**
 * tokens.js -- every colour, size, space and duration of the board, light and dark.
 *
 * Five pigments on celadon, one meaning each: ink is what is there, indigo what you can
 * do and where you are, cinnabar what cannot stand, ochre what was taken back (and what
 * is quoted from others), malachite what is solved. A colour never speaks alone: a
 * shape, a pattern or a word stands beside it.
 *
 * The names are public: a page may set any of them on the element.
 */

/** Written once and used twice: CSS cannot share a block between a media query and an attribute. */
export const dark = `
  color-scheme: dark;
  --nq-paper: #101716;
  --nq-surface: #18211f;
  --nq-sunken: #0b1110;
  --nq-line: #2b3835;
  --nq-line-strong: #75877f;
  --nq-ink: #e9eeea;
  --nq-ink-2: #b1beb8;
  --nq-ink-3: #90a098;
  --nq-on-accent: #0b1520;
  --nq-indigo: #85bbea;
  --nq-indigo-strong: #b2d5f5;
  --nq-indigo-wash: #1b3246;
  --nq-cinnabar: #ff917b;
  --nq-cinnabar-wash: #43211b;
  --nq-ochre: #e0b152;
  --nq-ochre-wash: #3a2d12;
  --nq-malachite: #62cba0;
  --nq-malachite-wash: #133729;
  --nq-cell-light: #3d504a;
  --nq-cell-dark: #2a3a35;
  --nq-board-edge: #6d8279;
  --nq-queen: #f3f6f0;
  --nq-queen-halo: #16201d;
  --nq-attacked: #9bb3a8;
  --nq-attacked-wash: rgb(0 0 0 / 0.16);
  --nq-sight: #85bbea;
  --nq-conflict: #ff917b;
  --nq-tried: #ff917b;
  --nq-undone: #e0b152;
  --nq-struck: #9fb6d0;
  --nq-struck-wash: rgb(133 187 234 / 0.14);
  --nq-hint: #62cba0;
  --nq-focus: #85bbea;
  --nq-focus-gap: #0b1110;
  --nq-region-edge: #e9eeea;
  --nq-region-1: #37482f; --nq-region-2: #2b4254; --nq-region-3: #4d4121; --nq-region-4: #512f29;
  --nq-region-5: #403756; --nq-region-6: #254a45; --nq-region-7: #3d403c; --nq-region-8: #4c3040;
  --nq-region-9: #2f3a66; --nq-region-10: #4a5220; --nq-region-11: #5a3d1f; --nq-region-12: #2a3231;
  --nq-code-keyword: #85bbea;
  --nq-code-string: #62cba0;
  --nq-code-comment: #8d9d95;
  --nq-code-number: #e0b152;
  --nq-shadow-dock: 0 -1px 0 var(--nq-line), 0 -12px 32px -16px rgb(0 0 0 / 0.7);
  --nq-shadow-pop: 0 0 0 1px var(--nq-line), 0 12px 32px -8px rgb(0 0 0 / 0.7);
`;

export const tokens = `
:root, :host {
  color-scheme: light;

  /* surfaces */
  --nq-paper: #f6f8f5;            /* page */
  --nq-surface: #ffffff;          /* dock, menus, fields */
  --nq-sunken: #ebf0eb;           /* code, wells, tracks */
  --nq-line: #d3dcd5;             /* hairlines: decoration only */
  --nq-line-strong: #75857d;      /* borders that carry meaning: fields, switches (3:1) */

  /* text */
  --nq-ink: #17211f;
  --nq-ink-2: #47554f;
  --nq-ink-3: #5e6b65;            /* the faintest text allowed (AA on paper, surface and sunken) */
  --nq-on-accent: #ffffff;

  /* pigments */
  --nq-indigo: #1d5688;
  --nq-indigo-strong: #123f67;    /* hover, pressed */
  --nq-indigo-wash: #dfeaf3;      /* selected row, lit line */
  --nq-cinnabar: #b02e1b;
  --nq-cinnabar-wash: #f8e3de;
  --nq-ochre: #855600;
  --nq-ochre-wash: #f6ead0;
  --nq-malachite: #116a4a;
  --nq-malachite-wash: #d9ede3;

  /* board */
  --nq-cell-light: #eef3ec;
  --nq-cell-dark: #b9cfc2;
  --nq-board-edge: #6f8a7d;       /* frame, 1 px */
  --nq-queen: #17211f;
  --nq-queen-halo: #f6f8f5;       /* hair outline that lifts a queen off hatching */
  --nq-attacked: #55705f;         /* hatch strokes */
  --nq-attacked-wash: rgb(23 33 31 / 0.06);
  --nq-sight: #1d5688;            /* lines of sight of the chosen queen */
  --nq-conflict: #b02e1b;         /* line + ring + notch */
  --nq-tried: #9c2d1c;            /* small cross: tested and refused in this visit */
  --nq-undone: #6d4700;           /* hollow diamond: placed, then taken back */
  --nq-struck: #5b6f88;           /* sieve: one stroke per queen that struck the cell */
  --nq-struck-wash: rgb(29 86 136 / 0.12);
  --nq-hint: #116a4a;             /* dashed ring */
  --nq-focus: #1d5688;
  --nq-focus-gap: #ffffff;        /* the second ring: the pair shows on any ground */
  --nq-region-edge: #17211f;
  --nq-region-1: #dfe9d8; --nq-region-2: #d6e4ee; --nq-region-3: #f3e6c9; --nq-region-4: #f3dcd5;
  --nq-region-5: #e3ddee; --nq-region-6: #d3e8e4; --nq-region-7: #ecece4; --nq-region-8: #f2dfe8;
  --nq-region-9: #c9d3f0; --nq-region-10: #d9e6a6; --nq-region-11: #f0c9a8; --nq-region-12: #c2cbc9;

  /* code */
  --nq-code-keyword: #1d5688;
  --nq-code-string: #116a4a;
  --nq-code-comment: #5a6761;
  --nq-code-number: #855600;

  /* shadows: only what floats has one */
  --nq-shadow-dock: 0 -1px 0 var(--nq-line), 0 -12px 32px -20px rgb(23 33 31 / 0.25);
  --nq-shadow-pop: 0 1px 2px rgb(23 33 31 / 0.08), 0 12px 32px -8px rgb(23 33 31 / 0.24);

  /* type: system fonts only */
  --nq-font-ui: -apple-system, "Segoe UI Variable Text", "Segoe UI", Roboto, "Noto Sans", Ubuntu, Cantarell,
    "Helvetica Neue", "Liberation Sans", Arial, sans-serif;
  --nq-font-voice: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, "Noto Serif", Georgia, serif;
  --nq-font-code: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", "Noto Sans Mono", monospace;

  --nq-text-xs: 0.75rem;          /* 12  coordinates, axis labels */
  --nq-text-sm: 0.8125rem;        /* 13  labels, table cells */
  --nq-text-md: 0.9375rem;        /* 15  body, controls */
  --nq-text-lg: 1.0625rem;        /* 17  section heads */
  --nq-text-xl: 1.375rem;         /* 22  narration */
  --nq-text-2xl: 1.875rem;        /* 30  page titles */
  --nq-text-3xl: clamp(2.25rem, 1.4rem + 2.4vw, 3rem); /* 36–48  the count */
  --nq-lead-tight: 1.2;
  --nq-lead: 1.5;
  --nq-weight: 400;
  --nq-weight-strong: 600;

  /* space: multiples of 4 */
  --nq-1: 4px; --nq-2: 8px; --nq-3: 12px; --nq-4: 16px; --nq-5: 24px; --nq-6: 32px; --nq-7: 48px; --nq-8: 64px;
  --nq-target: 44px;              /* smallest thing a finger must hit */

  /* radii */
  --nq-round-1: 2px;              /* ticks, unit cells */
  --nq-round-2: 6px;              /* controls, board frame */
  --nq-round-3: 10px;             /* wells, menus */
  --nq-round-full: 999px;

  /* motion */
  --nq-ease: cubic-bezier(0.2, 0.7, 0.2, 1);
  --nq-quick: 90ms;               /* hover, press, lit line */
  --nq-base: 160ms;               /* a queen lands, hatch fades in, menu opens */
  --nq-slow: 280ms;               /* mode change, conflict line draws itself */
  --nq-celebrate: 640ms;          /* solution: one sweep along the eight rows, once */
}

:root:lang(zh), :host(:lang(zh)) {
  /* Song faces are poor at small sizes on many systems: the narrator speaks sans in Chinese */
  --nq-font-ui: -apple-system, "Segoe UI", Roboto, "PingFang SC", "Microsoft YaHei UI", "Microsoft YaHei",
    "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "WenQuanYi Micro Hei", "Droid Sans Fallback", sans-serif;
  --nq-font-voice: var(--nq-font-ui);
  --nq-text-xl: 1.25rem;
  --nq-lead: 1.6;
}
:root:lang(zh-TW), :host(:lang(zh-TW)) {
  --nq-font-ui: -apple-system, "Segoe UI", Roboto, "PingFang TC", "Microsoft JhengHei UI", "Microsoft JhengHei",
    "Noto Sans CJK TC", "Noto Sans TC", "Source Han Sans TC", "Droid Sans Fallback", sans-serif;
}

/* Paper is light, whatever the screen was. The board's theme, the page's, the system's: the first counts. */
@media screen {
  :root[data-theme="dark"], :host([theme="dark"]),
  :host([data-page-theme="dark"]:not([theme="light"])) {${dark}}
}
@media screen and (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]), :host(:not([theme="light"]):not([data-page-theme="light"])) {${dark}}
}

@media (prefers-contrast: more) {
  :root, :host {
    --nq-line: var(--nq-line-strong);
    --nq-ink-2: var(--nq-ink);
    --nq-ink-3: var(--nq-ink);
    --nq-board-edge: var(--nq-ink);
    --nq-attacked: var(--nq-ink);
  }
}

@media (prefers-reduced-motion: reduce) {
  :root, :host { --nq-quick: 0ms; --nq-base: 0ms; --nq-slow: 0ms; --nq-celebrate: 0ms; }
}
`;
