import { describe, expect, it } from 'vitest'
import { serverBlock, type ServerBlockOptions } from './nginx-server-block.ts'

const block = (options: Partial<ServerBlockOptions> = {}) =>
  serverBlock({
    basePath: '/portal/',
    apiPath: '/portal/api/',
    folder: '/srv/portal',
    listen: '8080',
    apiUpstream: 'http://backend',
    headers: { 'Referrer-Policy': 'no-referrer' },
    ...options,
  })

describe('the nginx server of the portal', () => {
  it('puts the API behind its own origin, at the port that the scheme implies and below the path that is given', () => {
    expect(block()).toContain('server backend:80;')
    expect(block({ apiUpstream: 'http://backend:8080/base/' })).toContain(
      'proxy_pass http://portal_api/base/api$portal_api_path;',
    )
    expect(block()).not.toContain('proxy_ssl_verify')
    expect(block({ apiUpstream: 'https://backend' })).toMatch(/server backend:443;[\s\S]*proxy_ssl_verify on;/)
  })

  it('takes the dots of a base path for dots', () => {
    expect(block({ basePath: '/v1.2/' })).toContain(String.raw`rewrite "^/v1\.2(/.*)$" $1 break;`)
  })

  it('redirects to the base path only where there is something above it', () => {
    expect(block()).toContain('return 302 /portal/$is_args$args;')
    expect(block({ basePath: '/' })).not.toContain('return 302')
  })

  it('tells of an API that cannot be reached in the words of the contract', () => {
    const [, text = ''] = /return 503 '(.*)';/.exec(block()) ?? []
    expect(JSON.parse(text)).toMatchObject({
      status: 503,
      code: 'service-unavailable',
      requestId: '$portal_request_id',
    })
    expect(block()).toContain('error_page 502 504 = @portal_api_away;')
  })

  it('keeps the quotation marks in a header', () => {
    const headers = { 'Reporting-Endpoints': 'csp="/csp-reports"' }
    expect(block({ headers })).toContain(`add_header Reporting-Endpoints 'csp="/csp-reports"' always;`)
  })

  it('leaves brotli out where there is none', () => {
    expect(block()).toContain('brotli_static on;')
    expect(block({ brotli: false })).not.toContain('brotli')
  })

  it.each([
    'backend:8080',
    'ftp://backend',
    'http://user@backend',
    'http://backend/;}',
    'http://backend/?x',
    'http://$host',
  ])('refuses %s as the address of the API', (apiUpstream) => {
    expect(() => block({ apiUpstream })).toThrow(/looks like "http:\/\/backend:8080"/)
  })

  it.each([`both "kinds" of 'marks'`, 'a $variable', 'two\nlines'])(
    'refuses a header that nginx would read otherwise: %s',
    (value) => {
      expect(() => block({ headers: { 'X-Any': value } })).toThrow(/cannot be given/)
    },
  )
})
