export { GET, POST } from "../../../shop/server";
