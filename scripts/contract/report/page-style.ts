/** The look of the pages that the command writes: readable without a network, by day and by night. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1c2b2b, #e6eeec); --soft: light-dark(#52645f, #9fb3ad); --line: light-dark(#d5dedb, #33423e);
  --ground: light-dark(#fff, #131b1a); --raised: light-dark(#f4f7f6, #1b2624); --good: light-dark(#0b6b4a, #6fd3a8); --bad: light-dark(#a8261d, #ff9c8f); }
* { box-sizing: border-box; }
body { overflow-wrap: anywhere; margin: 0 auto; max-inline-size: 84rem; padding: 1.5rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; margin-block: 0 .5rem; } h2 { font-size: 1.25rem; margin-block: 2.5rem .75rem; } h3 { font-size: 1.0625rem; margin-block: 1.5rem .5rem; }
a { color: inherit; } code, pre { font: .875rem/1.5 ui-monospace, monospace; } pre { overflow: auto; padding: .75rem; background: var(--raised); border: 1px solid var(--line); border-radius: .375rem; }
table { border-collapse: collapse; inline-size: 100%; font-size: .9375rem; } th, td { text-align: start; vertical-align: top; padding: .375rem .625rem; border-block-end: 1px solid var(--line); }
.wide { overflow-x: auto; overflow-wrap: normal; } .soft { color: var(--soft); } .good { color: var(--good); } .bad { color: var(--bad); font-weight: 600; } .mark { white-space: nowrap; }
details { border-block-end: 1px solid var(--line); padding-block: .375rem; } summary { cursor: pointer; min-block-size: 1.5rem; } .chip { display: inline-block; padding: 0 .5rem; border: 1px solid var(--line); border-radius: 1rem; font-size: .8125rem; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
`
