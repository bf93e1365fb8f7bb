export { maskAccount, maskEmail, maskPhone } from '@nusaria/contracts/account'
