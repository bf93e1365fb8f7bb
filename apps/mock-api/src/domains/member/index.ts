export { findByAccount, register } from './accounts.ts'
export { checkPassword, type PasswordResult, setPassword } from './passwords.ts'
export { unusedVouchers } from './profile.ts'
export { isGeneratedMember, SEEDED_MEMBERS, type SeededName, seededDataOf } from './seed.ts'
