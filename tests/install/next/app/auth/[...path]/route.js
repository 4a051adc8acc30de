import { portico } from "../../../portico.js";

export const { GET, POST } = portico;
