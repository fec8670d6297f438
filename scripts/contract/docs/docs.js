// Lets each form of the reference ask the server that serves the page. Answers are shown as text and as nothing else.

/** The base of the API: beside the folder that this page is in. */
const api = new URL('../api', document.baseURI)

for (const form of document.querySelectorAll('form[data-path]')) {
  const example = form.elements.namedItem('example')
  const body = form.elements.namedItem('body')
  const fill = () => (body.value = example.value)
  if (example) {
    fill()
    example.addEventListener('change', fill)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form, body)
  })
}

async function send(form, body) {
  const output = form.querySelector('output')
  output.textContent = 'Asking …'
  try {
    const response = await fetch(addressOf(form), {
      method: form.dataset.method,
      headers: headersOf(form, body),
      ...(body ? { body: body.value } : {}),
    })
    const text = await response.text()
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
    output.textContent = `${response.status} ${response.statusText}\n${headers}\n\n${pretty(text)}`
  } catch (error) {
    output.textContent = `No answer: ${error.message}`
  }
}

function addressOf(form) {
  const path = form.dataset.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(valueOf(form, 'path', name)))
  const query = new URLSearchParams(valuesIn(form, 'query'))
  return `${api}${path}${query.size > 0 ? `?${query}` : ''}`
}

function headersOf(form, body) {
  const headers = valuesIn(form, 'header')
  if (body) headers.push(['content-type', body.dataset.mediaType])
  return headers
}

function valuesIn(form, place) {
  return [...form.querySelectorAll(`input[name^="${place}:"]`)]
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => [name.slice(place.length + 1), value])
}

function valueOf(form, place, name) {
  return form.elements.namedItem(`${place}:${name}`)?.value ?? ''
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
