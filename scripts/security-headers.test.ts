import { describe, expect, it } from 'vitest'
import { developmentHeaders, securityHeaders } from './security-headers.ts'

const hash = 'A'.repeat(43) + '='

describe('securityHeaders', () => {
  it('allows nothing foreign unless a deployment names it', () => {
    expect(securityHeaders()['Content-Security-Policy']).not.toMatch(/https?:|wss?:|unsafe|\*/)
  })

  it('enforces Trusted Types with the two policies that the portal makes', () => {
    const policy = securityHeaders()['Content-Security-Policy']
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain('trusted-types default editor-paste push-worker')
  })

  it('lets the inline parts of the document through by their hash', () => {
    const policy = securityHeaders({ scriptHashes: [hash] })['Content-Security-Policy']
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  })

  it('names the origins of realtime, pictures and chat where they belong', () => {
    const policy = securityHeaders({
      realtimeOrigins: ['wss://*.firebaseio.com'],
      imageOrigins: ['https://pictures.example'],
      chatOrigin: 'https://chat.example:8443',
    })['Content-Security-Policy']
    expect(policy).toContain("connect-src 'self' wss://*.firebaseio.com;")
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.example https://chat.example:8443;")
    expect(policy).toContain("frame-src 'self' https://chat.example:8443;")
  })

  it('sends what the policy has refused to where the operators want it, and nowhere otherwise', () => {
    const headers = securityHeaders({ reportUrl: 'https://reports.example/csp?portal=1' })
    expect(headers['Reporting-Endpoints']).toBe('csp="https://reports.example/csp?portal=1"')
    expect(headers['Content-Security-Policy']).toMatch(
      /; report-uri https:\/\/reports\.example\/csp\?portal=1; report-to csp$/,
    )
    expect(securityHeaders()).not.toHaveProperty('Reporting-Endpoints')
    expect(securityHeaders()['Content-Security-Policy']).not.toContain('report-')
  })

  it.each(["/csp; script-src 'unsafe-inline'", '/a"b', 'csp', '//elsewhere.example', '/a b', 'ftp://a.example/'])(
    'refuses "%s" as the address of reports',
    (reportUrl) => {
      expect(() => securityHeaders({ reportUrl })).toThrow('is no address for reports')
    },
  )

  it.each(["https://a.example; script-src 'unsafe-inline'", 'https:', '*', 'data:', 'https://a.example/path'])(
    'refuses "%s" as an origin',
    (origin) => {
      expect(() => securityHeaders({ imageOrigins: [origin] })).toThrow('is not an origin')
    },
  )
})

describe('developmentHeaders', () => {
  it('relax what the development server needs and report what production enforces', () => {
    const headers = developmentHeaders({})
    expect(headers['Content-Security-Policy']).toContain("script-src 'self' 'unsafe-inline';")
    expect(headers['Content-Security-Policy']).toContain("style-src 'self' 'unsafe-inline';")
    expect(headers['Content-Security-Policy']).not.toContain('trusted-types')
    expect(headers['Content-Security-Policy-Report-Only']).toContain("require-trusted-types-for 'script'")
  })

  it('let in what the configuration lets in', () => {
    const options = { imageOrigins: ['https://pictures.example'], chatOrigin: 'https://chat.example' }
    const { 'Content-Security-Policy': policy } = developmentHeaders(options)
    expect(policy).toMatch(/img-src [^;]*https:\/\/pictures\.example https:\/\/chat\.example/)
    expect(policy).toContain("frame-src 'self' https://chat.example")
  })
})
