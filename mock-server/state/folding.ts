const greekPairs: Record<string, string> = { ου: 'ou', αυ: 'av', ευ: 'ev' }
const otherLetters: Record<string, string> = {
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x',
  ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o', ß: 'ss', ø: 'o', ł: 'l',
} // prettier-ignore

/** Without case and accents, in Latin letters. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/ου|αυ|ευ/g, (pair) => greekPairs[pair] ?? pair)
    .replaceAll(/[α-ωßøł]/g, (letter) => otherLetters[letter] ?? letter)
}

/** The words of a text as they stand. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
}

/** A word folded; one with an umlaut also as it is spelled without (Müller, Muller, Mueller). */
export function spellingsOf(word: string): string[] {
  const plain = folded(word)
  const spelled = folded(word.toLowerCase().replaceAll(/[äöü]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`))
  return plain === spelled ? [plain] : [plain, spelled]
}
