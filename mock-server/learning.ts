import { securityHeaders } from '../scripts/security-headers.ts'

/** Where the portal's address `../learning/` leads: beside the portal, or below it where the portal is at the root. */
export function learningPath(basePath: string): string {
  return new URL('../learning/', `http://portal.invalid${basePath}`).pathname
}

/** The page behind the link to Learning. The demo has no learning platform, and says so. */
export function answerLearning(request: Request, basePath: string): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Learning · Demo</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />
  </head>
  <body>
    <main>
      <h1>Learning isn’t part of this demo</h1>
      <p>In your organisation, this link opens your learning platform. Its address is set with the other useful links.</p>
      <p><a href="${basePath}">Back to the portal</a></p>
    </main>
  </body>
</html>
`
  const headers = {
    ...securityHeaders(),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  }
  return new Response(request.method === 'HEAD' ? null : html, { headers })
}
