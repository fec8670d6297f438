/** What the pages of the reference have beyond the look that all pages of the command share. */
export const docsStyle = `
.skip {
  position: absolute;
  inset-block-start: -4rem;
  inset-inline-start: 1rem;
  background: var(--ground);
  padding: 0.5rem 1rem;
}
.skip:focus {
  inset-block-start: 0.5rem;
}
@media (min-width: 60rem) {
  body {
    display: grid;
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: 2.5rem;
  }
  nav {
    position: sticky;
    inset-block-start: 1.5rem;
    align-self: start;
  }
}
nav ul {
  list-style: none;
  padding: 0;
  margin: 0;
}
nav a {
  display: block;
  padding: 0.25rem 0.5rem;
  border-radius: 0.375rem;
  text-decoration: none;
}
nav a:hover,
nav a[aria-current] {
  background: var(--raised);
}
nav a[aria-current] {
  font-weight: 600;
}
.operation {
  border-block-start: 2px solid var(--line);
  margin-block-start: 2.5rem;
}
h4 {
  margin-block: 1rem 0.25rem;
}
.inferred {
  border-style: dashed;
}
form {
  display: grid;
  gap: 0.75rem;
  padding: 0.75rem;
  background: var(--raised);
  border-radius: 0.375rem;
}
label {
  display: grid;
  gap: 0.25rem;
  font-weight: 600;
}
input,
select,
textarea,
button {
  font: inherit;
  color: inherit;
  background: var(--ground);
  border: 1px solid var(--soft);
  border-radius: 0.375rem;
  padding: 0.375rem 0.625rem;
  min-block-size: 2.25rem;
}
textarea,
output {
  font:
    0.875rem/1.5 ui-monospace,
    monospace;
}
button {
  justify-self: start;
  font-weight: 600;
  cursor: pointer;
  padding-inline: 1.25rem;
}
output {
  display: block;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  max-block-size: 30rem;
  overflow: auto;
}
@media (max-width: 30rem) {
  body {
    padding: 1rem;
  }
  nav ul {
    columns: 2;
  }
  code {
    overflow-wrap: anywhere;
  }
}
`
