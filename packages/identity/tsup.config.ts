import { serviceConfig } from "../../tsup.service.js";

export default serviceConfig();
