const pairs: Record<string, string> = { ου: 'ou', αυ: 'av', ευ: 'ev' }
const letters: Record<string, string> = {
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x',
  ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o', ß: 'ss', ø: 'o', ł: 'l',
} // prettier-ignore

/** Without case and accents, in Latin letters. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/ου|αυ|ευ/g, (pair) => pairs[pair] ?? pair)
    .replaceAll(/[α-ωßøł]/g, (letter) => letters[letter] ?? letter)
}

/** The words of a text, folded; one with an umlaut also as it is written without (Müller, Mueller). */
export function wordsOf(text: string): string[] {
  const words = folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (!/[äöü]/i.test(text)) return words
  const spelled = text.toLowerCase().replaceAll(/[äöü]/g, (letter) => `${letter.normalize('NFD')[0]}e`)
  return [...words, ...wordsOf(spelled)]
}
