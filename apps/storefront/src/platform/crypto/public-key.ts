import { config } from '../config/config.ts'

/** Encrypts passwords: PEM, or its base64 alone; by default the mock's. The build's key is not in `config.ts`, which is in the first load. */
export const rsaPublicKey =
  config.rsaPublicKey ??
  import.meta.env.VITE_RSA_PUBLIC_KEY ??
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAmkXB1GT+BHIiPAmTpCILl1UucO7nXi9+VWgDU2nQfYyL/bQwoiY6iBjTZWsqDU4YAJLEi+Qvpv2EGOMX+blgcuqGiHvApTtZKqeqojtSBrW2QVmhaHjQ9rRZFXUygPs3PpH4mnPTRHc2vgiLr87eJNn4sOOPjqy2D/2NupXm4QYuAmdIL8KtbK6xa+L/M2lwIAvZYQUsP4ZdWv02bUw9X8mVGu419cpeCTVQN2qKVAvXGTxzEPlcMQ8Oml9GyPk13JTqTj95y+lYrUqIZ7qvt99rNTaJxPxShlkZJAFNLVTpQYLS7v1B9Rsa7PKq0mMdGRbN3riUz3ncv4nD9kqJWQIDAQAB'
