import type { types as t } from 'storybook/internal/babel'

/**
 * What a literal in a source says: text, numbers, lists and objects of them. Anything that would have to be run is
 * undefined.
 */
export function literalValue(node: t.Node | null | undefined): unknown {
  switch (node?.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis.map(({ value }) => value.cooked).join('') : undefined
    case 'BinaryExpression':
      return node.operator === '+' ? joined(literalValue(node.left), literalValue(node.right)) : undefined
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literalValue(node.expression)
    case 'ArrayExpression':
      return node.elements.map((element) => literalValue(element))
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((property) =>
          property.type === 'ObjectProperty' ? [[nameOf(property), literalValue(property.value)]] : [],
        ),
      )
    default:
      return undefined
  }
}

/** The name of a property, written with or without quotes. */
export function nameOf({ key }: t.ObjectProperty): string {
  return key.type === 'Identifier' ? key.name : String(literalValue(key))
}

function joined(left: unknown, right: unknown): string | undefined {
  return typeof left === 'string' && typeof right === 'string' ? left + right : undefined
}
