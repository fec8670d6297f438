interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown }
}

/**
 * The one policy for code that is not ours: React Aria's announcer and Quill clear elements by an empty string, and
 * nothing else may write HTML. The page's policy enforces it; browsers without Trusted Types go on as they are.
 */
;(window as TrustedTypesWindow).trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text === '' ? '' : null),
})
