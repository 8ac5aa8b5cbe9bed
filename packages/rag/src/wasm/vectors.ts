import { at, simd } from './assemble.ts';

/** Instructions on vectors of 128 bits; `load` and `store` read and write `offset` bytes behind the address on the stack. */
export const load = (offset: number) => simd(0x00, ...at(offset));
/** The same number of 32 bits in all four lanes. */
export const loadEverywhere = (offset: number) => simd(0x09, ...at(offset));
export const store = (offset: number) => simd(0x0b, ...at(offset));
export const addFloats = simd(0xe4);
export const multiplyFloats = simd(0xe6);
export const addNumbers = simd(0xae);
/** Eight products of two 16-bit numbers, each two beside one another added up. */
export const dot = simd(0xba);
export const toFloats = simd(0xfa);
