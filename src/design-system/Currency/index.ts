export { Currency, currencyText, type CurrencyFormat, type CurrencyProps } from './Currency'
